import type { TextKind } from './TextKind.js';
import type { GapPiece } from './TextPiece.js';

/** A part of white space that is told by its size, and where in the white space it is. */
export interface Gap {
  readonly from: number;
  readonly to: number;
  readonly piece: GapPiece;
}

const [mostColumns, mostIndent, mostLines, tabWidth] = [40, 200, 10, 4];
const lineBreak = /\r\n?|\n/g;

/** What of white space between two words is too large to be shown, or `null`. `leads`: it begins the text. */
export function readGap(space: string, kind: TextKind, leads: boolean): Gap | null {
  if (kind === 'text' && space.length < mostLines) return null;
  const first = space.search(/[\r\n]/);
  if (first < 0) return spaces(space, 0, leads && kind === 'text' ? mostIndent + 1 : mostColumns);
  const count = space.match(lineBreak)?.length ?? 0;
  if (kind === 'label') return gap('breaks', ' ', 0, space.length, count);
  const last = Math.max(space.lastIndexOf('\n'), space.lastIndexOf('\r')) + 1;
  if (count >= mostLines) return gap('lines', '\n\n', first, last, count);
  const before = spaces(space.slice(0, first), 0, mostColumns);
  const after = spaces(space.slice(last), last, mostIndent + 1);
  if (before === null || after === null) return before ?? after;
  return before.piece.size < after.piece.size ? after : before;
}

function spaces(space: string, from: number, fewest: number): Gap | null {
  let columns = 0;
  for (const one of space) columns += one === '\t' ? tabWidth : 1;
  return columns < fewest ? null : gap('spaces', ' ', from, from + space.length, space.length);
}

const gap = (
  kind: GapPiece['kind'],
  text: string,
  from: number,
  to: number,
  count: number,
): Gap => ({
  from,
  to,
  piece: { kind, text, size: to - from, count },
});
