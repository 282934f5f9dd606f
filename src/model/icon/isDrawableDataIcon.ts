import { imageTypeOf } from './imageTypeOf.js';
import { readDataAddress } from './readDataAddress.js';
import type { ToolIconDefinition } from './readIcons.js';

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
  const data = readDataAddress(src);
  if (data === null) return false;
  if (data.type === 'image/svg+xml') return src.length <= longestSvg;
  const type = data.type === 'image/jpg' ? 'image/jpeg' : data.type;
  return data.isBase64 && imageTypeOf(data.bytes) === type;
}
