import { lookalikeSkeleton } from '../../../text/lookalikeSkeleton.js';

const hidden = /\p{Default_Ignorable_Code_Point}+/gu;
const wordsIn = /[\p{L}\p{M}\p{N}]+/gu;
const longest = 400;

/**
 * The words of a text as they look to a hasty reader: hidden characters dropped, look-alikes made
 * one, `i` and `l` too, as their capitals are.
 */
export function foldWords(text: string): readonly string[] {
  const words = text.slice(0, longest).replace(hidden, '').match(wordsIn) ?? [];
  return words.map((word) => lookalikeSkeleton(word).replaceAll('i', 'l'));
}
