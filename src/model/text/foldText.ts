import { wholeCharacter } from './wholeCharacter.js';

/** Both ends of a long text, and how much lies between them. */
export interface FoldedText {
  readonly head: string;
  readonly tail: string;
  /** Code points left out. */
  readonly hidden: number;
}

const lineWeight = 20;
const longestWord = 24;
const [headShare, tailShare] = [0.6, 0.2];

/**
 * Folds a text longer than `foldAt` characters, else gives `null`. A line break weighs as much as
 * 20 characters, so that a thousand empty lines fold too. Cuts at a space if one is near, else between whole
 * characters.
 */
export function foldText(text: string, foldAt: number): FoldedText | null {
  if (reachOf(text, foldAt) === text.length) return null;
  const start = wordEnd(text, wholeCharacter(text, reachOf(text, foldAt * headShare)));
  const end = wordStart(text, wholeCharacter(text, backwardReachOf(text, foldAt * tailShare)));
  if (end <= start) return null;
  return {
    head: text.slice(0, start),
    tail: text.slice(end),
    hidden: countPoints(text, start, end),
  };
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

function reachOf(text: string, budget: number): number {
  let index = 0;
  for (let weight = 0; index < text.length; index += 1) {
    weight += weightAt(text, index);
    if (weight > budget) break;
  }
  return index;
}

function backwardReachOf(text: string, budget: number): number {
  let index = text.length;
  for (let weight = 0; index > 0; index -= 1) {
    weight += weightAt(text, index - 1);
    if (weight > budget) break;
  }
  return index;
}

function countPoints(text: string, start: number, end: number): number {
  let count = 0;
  for (let index = start; index < end; count += 1) {
    index += (text.codePointAt(index) as number) > 0xffff ? 2 : 1;
  }
  return count;
}
