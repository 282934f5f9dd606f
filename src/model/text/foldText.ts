import { wholeCharacter } from './wholeCharacter.js';

/** Both ends of a long text, and how much lies between them. */
export interface FoldedText {
  readonly head: string;
  readonly tail: string;
  /** Code points left out. */
  readonly hidden: number;
}

const lineWeight = 20;
const [headShare, tailShare] = [0.6, 0.2];

/**
 * Folds a text longer than `foldAt` characters, else gives `null`. A line break weighs as much as
 * 20 characters, so that a thousand empty lines fold too. Cuts between whole characters.
 */
export function foldText(text: string, foldAt: number): FoldedText | null {
  if (reachOf(text, foldAt) === text.length) return null;
  const start = wholeCharacter(text, reachOf(text, foldAt * headShare));
  const end = wholeCharacter(text, backwardReachOf(text, foldAt * tailShare));
  if (end <= start) return null;
  return {
    head: text.slice(0, start),
    tail: text.slice(end),
    hidden: countPoints(text, start, end),
  };
}

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
