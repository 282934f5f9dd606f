import { isJsonObject } from '../JsonObject.js';
import { readMember } from '../readMember.js';

/** One icon of a definition, as far as its members have the protocol's types. */
export interface ToolIconDefinition {
  readonly src: string;
  /** What the server says it is, which may not be so. */
  readonly mimeType: string | null;
  /** Each `48x48` or `any`; none where it is usable at any size. */
  readonly sizes: readonly string[];
  /** The background it is made for; `null` for any. */
  readonly theme: 'light' | 'dark' | null;
}

const most = 20;

/**
 * The first 20 icons of a definition that have a `src`. A member of another type counts as absent.
 * Never throws.
 *
 * @see MCP specification 2026-07-28, `schema.ts`, Icon
 */
export function readIcons(raw: unknown): readonly ToolIconDefinition[] {
  return listAt(raw, 'icons').flatMap((icon) => {
    const read = (key: string) => (isJsonObject(icon) ? readMember(icon, key) : undefined);
    const [src, mimeType, theme] = [read('src'), read('mimeType'), read('theme')];
    if (typeof src !== 'string' || src === '') return [];
    return [
      {
        src,
        mimeType: typeof mimeType === 'string' ? mimeType : null,
        sizes: listAt(icon, 'sizes').filter((size) => typeof size === 'string'),
        theme: theme === 'light' || theme === 'dark' ? theme : null,
      },
    ];
  });
}

function listAt(value: unknown, key: string): readonly unknown[] {
  try {
    const list = isJsonObject(value) ? readMember(value, key) : undefined;
    return Array.isArray(list) ? Array.from(list.slice(0, most)) : [];
  } catch {
    return [];
  }
}
