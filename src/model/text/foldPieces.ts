import type { TextPiece } from './TextPiece.js';
import { wholeCharacter } from './wholeCharacter.js';

/** Both ends of a long text, and how much lies between them. */
export interface FoldedPieces {
  readonly head: readonly TextPiece[];
  readonly tail: readonly TextPiece[];
  /** Code points left out. */
  readonly hidden: number;
}

/** A place in a text: before the piece of that index, or inside of its text. */
interface Place {
  readonly index: number;
  readonly at: number;
}

const [lineWeight, markWeight] = [20, 20];
const longestWord = 24;
const [headShare, tailShare] = [0.6, 0.2];
/** Elements of one page. */
const pageMarks = 200;

/**
 * Folds a text longer than `foldAt` characters, or with more than 200 pieces to mark, else gives
 * `null`. `pages` is how often the reader has asked for more: each gives 200 marks, with all the
 * characters between them. A line break weighs as much as 20 characters, and so does what is marked.
 * Cuts between pieces, at a space if one is near, else between whole characters.
 */
export function foldPieces(
  pieces: readonly TextPiece[],
  foldAt: number,
  pages = 0,
): FoldedPieces | null {
  const marks = pageMarks * Math.max(1, pages);
  const all = pages > 0 ? Number.POSITIVE_INFINITY : foldAt;
  if (headEnd(pieces, all, marks).index === pieces.length) return null;
  const end = headEnd(pieces, all * headShare, marks);
  const start = tailStart(pieces, foldAt * tailShare);
  if (start.index < end.index || (start.index === end.index && start.at <= end.at)) return null;
  return {
    head: between(pieces, { index: 0, at: 0 }, end),
    tail: between(pieces, start, { index: pieces.length, at: 0 }),
    hidden: between(pieces, end, start).reduce((sum, piece) => sum + sizeOf(piece), 0),
  };
}

function headEnd(pieces: readonly TextPiece[], budget: number, marks: number): Place {
  let [left, marked] = [budget, 0];
  for (const [index, piece] of pieces.entries()) {
    if (piece.kind === 'plain') {
      const { text } = piece;
      let at = 0;
      for (; at < text.length; at += 1) {
        left -= weightAt(text, at);
        if (left < 0) return { index, at: wordEnd(text, wholeCharacter(text, at)) };
      }
    } else {
      left -= markWeight;
      marked += 1;
      if (left < 0 || marked > marks) return { index, at: 0 };
    }
  }
  return { index: pieces.length, at: 0 };
}

function tailStart(pieces: readonly TextPiece[], budget: number): Place {
  let left = budget;
  let marked = 0;
  for (let index = pieces.length - 1; index >= 0; index -= 1) {
    const piece = pieces[index] as TextPiece;
    if (piece.kind === 'plain') {
      const { text } = piece;
      for (let at = text.length; at > 0; at -= 1) {
        left -= weightAt(text, at - 1);
        if (left < 0) return { index, at: wordStart(text, wholeCharacter(text, at)) };
      }
    } else {
      left -= markWeight;
      marked += 1;
      if (left < 0 || marked > pageMarks) return { index: index + 1, at: 0 };
    }
  }
  return { index: 0, at: 0 };
}

function between(pieces: readonly TextPiece[], from: Place, to: Place): readonly TextPiece[] {
  const part = pieces.slice(from.index, to.at > 0 ? to.index + 1 : to.index);
  const last = part.length - 1;
  const end = part[last];
  if (to.at > 0 && end) part[last] = { kind: 'plain', text: end.text.slice(0, to.at) };
  const [start] = part;
  if (from.at > 0 && start) part[0] = { kind: 'plain', text: start.text.slice(from.at) };
  return part;
}

/** The end of a word shortly before `index`, else `index`. */
function wordEnd(text: string, index: number): number {
  if (isSpace(text[index])) return index;
  const from = Math.max(0, index - longestWord);
  const space = text.slice(from, index).search(/\s\S*$/);
  return space > 0 ? from + space : index;
}

/** The start of a word shortly behind `index`, else `index`. */
function wordStart(text: string, index: number): number {
  if (isSpace(text[index - 1])) return index;
  const space = text.slice(index, index + longestWord).search(/\s\S/);
  return space < 0 ? index : index + space + 1;
}

const isSpace = (character: string | undefined) => character !== undefined && /\s/.test(character);

const weightAt = (text: string, index: number) => (text[index] === '\n' ? lineWeight : 1);

function sizeOf(piece: TextPiece): number {
  if (piece.kind !== 'plain') return piece.size;
  let count = 0;
  for (let index = 0; index < piece.text.length; count += 1) {
    index += (piece.text.codePointAt(index) as number) > 0xffff ? 2 : 1;
  }
  return count;
}
