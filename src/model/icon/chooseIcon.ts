import type { ToolIconDefinition } from './readIcons.js';

/** The best of some icons. */
export function chooseIcon(
  icons: readonly ToolIconDefinition[],
  _wanted: { readonly theme: 'light' | 'dark'; readonly size: number },
): ToolIconDefinition | null {
  return icons[0] ?? null;
}
