import type { ToolIconDefinition } from './readIcons.js';

/** Whether an icon carries its picture itself. */
export const isDrawableDataIcon = ({ src }: ToolIconDefinition): boolean =>
  src.length < 100_000 && /^data:image\/(png|jpeg|webp|gif|svg\+xml)[;,]/i.test(src);
