import type { HiddenKind } from './HiddenRun.js';
import { hidingCharacter } from './hidingCharacter.js';

/** Of the first 65,536 code points, those asked for before: texts repeat themselves. */
const known = new Map<number, HiddenKind | null>();

/** How a character can hide; `null` for one that can be seen. Whether it does depends on its neighbours. */
export function hiddenKind(point: number): HiddenKind | null {
  const before = known.get(point);
  if (before !== undefined) return before;
  const kind = hidingCharacter.test(String.fromCodePoint(point)) ? kindOf(point) : null;
  if (point <= 0xffff) known.set(point, kind);
  return kind;
}

function kindOf(point: number): HiddenKind {
  if (point < 0xa0)
    return point === 0xb || point === 0xc || point === 0x85 ? 'separator' : 'control';
  if (point === 0x2028 || point === 0x2029) return 'separator';
  if (isBetween(point, 0x202a, 0x202e) || isBetween(point, 0x2066, 0x2069)) return 'bidi';
  if (isBetween(point, 0xe0000, 0xe007f)) return 'tags';
  if (isVariationSelector(point)) return 'variation';
  if (isBetween(point, 0xd800, 0xdfff)) return 'surrogate';
  if (isPrivateUse(point)) return 'private-use';
  return blanks.has(point) ? 'blank' : 'zero-width';
}

// Hangul fillers, Khmer inherent vowels, the blank Braille pattern, the null note head.
const blanks: ReadonlySet<number> = new Set([
  0x115f, 0x1160, 0x17b4, 0x17b5, 0x2800, 0x3164, 0xffa0, 0x1d159,
]);

const isBetween = (point: number, first: number, last: number) => point >= first && point <= last;

const isVariationSelector = (point: number) =>
  isBetween(point, 0xfe00, 0xfe0f) ||
  isBetween(point, 0xe0100, 0xe01ef) ||
  isBetween(point, 0x180b, 0x180d) ||
  point === 0x180f;

/** Noncharacters too. */
const isPrivateUse = (point: number) =>
  isBetween(point, 0xe000, 0xf8ff) ||
  isBetween(point, 0xfdd0, 0xfdef) ||
  (point & 0xfffe) === 0xfffe ||
  point >= 0xf0000;
