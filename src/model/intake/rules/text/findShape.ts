import { excerptOf } from '../../../text/excerptOf.js';

/** A turn of phrase, in text whose white space is single spaces, and when it is meant honestly. */
export interface Shape {
  /** With the flags `g` and `i`. */
  readonly words: RegExp;
  /** In its sentence before it. */
  readonly unlessBefore?: RegExp;
  /** In its sentence, anywhere. */
  readonly unless?: RegExp;
}

const sentence = 240;
const mostTries = 20;

/** The words of a text that have one of the shapes; `null` for none. */
export function findShape(text: string, shapes: readonly Shape[]): string | null {
  for (const { words, unlessBefore, unless } of shapes) {
    let tries = 0;
    for (const { 0: found, index } of text.matchAll(words)) {
      const before =
        text
          .slice(Math.max(0, index - sentence), index)
          .split(/[.!?\n] /)
          .at(-1) ?? '';
      const end = index + found.length;
      const after = text.slice(end, end + sentence).split(/[.!?\n](?: |$)/)[0] ?? '';
      if (!unlessBefore?.test(before) && !unless?.test(`${before}${found}${after}`)) {
        return excerptOf(found.trim());
      }
      tries += 1;
      if (tries >= mostTries) break;
    }
  }
  return null;
}

/** A text without the marks of Markdown's emphasis and code, white space and quotes made plain. */
export const plainWords = (text: string): string =>
  text
    .replace(/[*`]+/g, '')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[^\S\n]+/g, ' ');
