import { decodeUtf8 } from './decodeUtf8.js';

/**
 * The message that a run of tag characters or of variation selectors carries, as far as it reads
 * as text; else `null`. A tag is the ASCII character that it is a copy of, a variation selector
 * stands for a byte: the first 16 for 0 to 15, those from U+E0100 on for 16 to 255.
 */
export function decodeHidden(run: string): string | null {
  let bytes = '';
  for (const character of run) {
    const byte = byteOf(character.codePointAt(0) as number);
    if (byte !== null) bytes += String.fromCharCode(byte);
  }
  return decodeUtf8(bytes);
}

function byteOf(point: number): number | null {
  if (point >= 0xe0100) return point - 0xe00f0;
  if (point >= 0xe0000) return point < 0xe0020 || point === 0xe007f ? null : point & 0x7f;
  return point >= 0xfe00 ? point - 0xfe00 : null;
}
