import { codePointList } from '../../../text/codePointList.js';
import { excerptOf } from '../../../text/excerptOf.js';
import { lookalikeOf } from '../../../text/lookalikeOf.js';
import { textRule } from '../textRule.js';

const foreign = /[\p{sc=Cyrl}\p{sc=Grek}\p{sc=Armn}\p{sc=Cher}]/u;
/** In pieces: an expression that runs along millions of characters throws. */
const word = /[\p{L}\p{M}\p{N}\p{Cf}]{1,100000}/gu;
const latin = /\p{sc=Latn}/gu;

/**
 * A word of a label in Latin letters, with a letter of another script in it that looks like one.
 * A word in one script, and words in several, are honest; so are Greek letters as signs of science.
 *
 * @see https://www.unicode.org/reports/tr39/#Mixed_Script_Detection
 */
export const mixedScript = textRule({
  code: 'text.mixed-script',
  of: 'labels',
  suspects: (text) => foreign.test(text),
  find: (text) => {
    if (!foreign.test(text)) return null;
    let first: string | null = null;
    const codePoints: number[] = [];
    for (const [one] of text.matchAll(word)) {
      const disguised = disguisedIn(one);
      if (disguised.length === 0) continue;
      first ??= one;
      for (const codePoint of disguised) codePoints.push(codePoint);
    }
    return first === null
      ? null
      : { codePoints: codePointList(codePoints), word: excerptOf(first) };
  },
});

function disguisedIn(one: string): readonly number[] {
  const letters = foreign.test(one) ? one.match(latin) : null;
  if (letters === null) return [];
  // As in TNF\u03b1 and h\u03bd: among capitals, or beside one letter, a small Greek letter deceives nobody.
  const isFormula = letters.length === 1 || !letters.some((letter) => /\p{Ll}/u.test(letter));
  const disguised: number[] = [];
  for (const letter of one) {
    if (!foreign.test(letter) || lookalikeOf(letter) === undefined) continue;
    if (isFormula && /[\u03B1\u03B3\u03BD\u03C1\u03C3]/.test(letter)) continue;
    disguised.push(letter.codePointAt(0) as number);
  }
  return disguised;
}
