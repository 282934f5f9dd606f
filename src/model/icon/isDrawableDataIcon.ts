import type { ToolIconDefinition } from './readIcons.js';

/** How the Base64 of a raster picture begins, by its type. */
const beginnings = new Map<string, RegExp>([
  ['png', /^iVBORw0KGgo/],
  ['jpeg', /^\/9j\//],
  ['jpg', /^\/9j\//],
  ['gif', /^R0lGOD/],
  ['webp', /^UklGR.{7}RUJQ/],
]);

const head = /^data:image\/([a-z+]{3,8})((?:;[a-z0-9=-]{1,20}){0,2}),/i;
const [longestRaster, longestSvg] = [100_000, 32_000];

/**
 * Whether an icon carries its picture itself, in an address of bounded length whose type is one of
 * images, and whose first bytes are of that type. To be drawn through an `<img>` only: an SVG can
 * hold scripts and links, which do nothing there.
 *
 * @see MCP specification 2026-07-28, Basic, Icons; RFC 2397
 */
export function isDrawableDataIcon({ src }: Pick<ToolIconDefinition, 'src'>): boolean {
  if (src.length > longestRaster) return false;
  const [start = '', type = '', parameters = ''] = head.exec(src) ?? [];
  if (type.toLowerCase() === 'svg+xml') return src.length <= longestSvg;
  const base64 = /;base64$/i.test(parameters);
  return base64 && beginnings.get(type.toLowerCase())?.test(src.slice(start.length)) === true;
}
