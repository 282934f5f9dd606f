import { isJsonObject } from '../JsonObject.js';
import { readMember } from '../readMember.js';

/** One icon of a definition, as far as its members have the protocol's types. */
export interface ToolIconDefinition {
  readonly src: string;
  readonly mimeType: string | null;
  readonly sizes: readonly string[];
  readonly theme: 'light' | 'dark' | null;
}

/** The icons of a definition. Never throws. */
export function readIcons(raw: unknown): readonly ToolIconDefinition[] {
  const icons = isJsonObject(raw) ? readMember(raw, 'icons') : undefined;
  if (!Array.isArray(icons)) return [];
  return icons.slice(0, 20).flatMap((icon: unknown) => {
    const src = isJsonObject(icon) ? readMember(icon, 'src') : undefined;
    return typeof src === 'string' ? [{ src, mimeType: null, sizes: [], theme: null }] : [];
  });
}
