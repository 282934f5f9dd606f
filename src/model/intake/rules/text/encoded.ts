import { decodeBase64 } from '../../../text/decodeBase64.js';
import { decodeUtf8 } from '../../../text/decodeUtf8.js';
import { excerptOf } from '../../../text/excerptOf.js';
import type { FindingParams } from '../../Finding.js';
import { textRule } from '../textRule.js';

type Form = readonly [form: 'base64' | 'hex', runs: RegExp, decode: (run: string) => string];

/**
 * Hexadecimal digits first: they are letters of Base64 too. In pieces that end at a whole character
 * of the code: an expression that runs along millions of characters throws.
 */
const forms: readonly Form[] = [
  ['hex', /(?:\\x[0-9a-f]{2}){20,2000}/gi, (run) => decodeHex(run.replaceAll(/\\x/gi, ''))],
  ['hex', /[0-9a-f]{40,4000}/gi, (run) => decodeHex(run)],
  ['base64', /[A-Za-z0-9+/]{40,4000}/g, decodeBase64],
  ['base64', /[A-Za-z0-9_-]{40,4000}/g, decodeBase64],
];

const webToken = /(?<![\w-])eyJ[\w-]{1,50000}\.eyJ[\w-]{1,50000}/g;
const image = /data:image\/[\w.+-]+(?:;[\w=-]+)*;base64,$/;

/**
 * Text written in Base64 or hexadecimal, which a model reads and a person does not. What decodes to
 * anything but a sentence is an honest digest, key, token or image.
 *
 * @see https://www.rfc-editor.org/rfc/rfc4648
 */
export const encoded = textRule({
  code: 'text.encoded',
  suspects: (text) => hasLongWord(text),
  find: (text) => {
    if (!hasLongWord(text)) return null;
    const tokenless = text.includes('eyJ') ? text.replace(webToken, '') : text;
    return forms.reduce<FindingParams | null>(
      (found, form) => found ?? findForm(tokenless, form),
      null,
    );
  },
});

function findForm(text: string, [form, runs, decode]: Form): FindingParams | null {
  let imageEnd = -1;
  for (const { 0: run, index } of text.matchAll(runs)) {
    if (index === imageEnd || image.test(text.slice(Math.max(0, index - 100), index))) {
      imageEnd = index + run.length;
      continue;
    }
    const decoded = textOf(decode(run.slice(0, 64))) && sentence(decode(run.slice(0, 1_000)));
    if (decoded) return { form, decoded: excerptOf(decoded) };
  }
  return null;
}

/** Whether 40 letters of Base64, or 20 escapes, stand in a row; looks at every fortieth first. */
function hasLongWord(text: string): boolean {
  for (let at = shortest - 1; at < text.length; at += shortest) {
    let start = at;
    while (at - start < shortest && isCode(text.charCodeAt(start))) start -= 1;
    if (start === at) continue;
    let end = at + 1;
    while (end - start <= shortest && isCode(text.charCodeAt(end))) end += 1;
    if (end - start > shortest) return true;
  }
  return false;
}

const shortest = 40;

/** A letter, a digit, one of `+-/_`, or a backslash. */
const isCode = (unit: number) =>
  (unit >= 97 && unit <= 122) ||
  (unit >= 65 && unit <= 90) ||
  (unit >= 47 && unit <= 57) ||
  unit === 95 ||
  unit === 45 ||
  unit === 43 ||
  unit === 92;

const decodeHex = (digits: string) =>
  digits.replace(/..?/g, (byte) => String.fromCharCode(Number.parseInt(byte, 16)));

function sentence(bytes: string): string | null {
  const text = textOf(bytes);
  if (text === null) return null;
  const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  const letters = text.match(/[\p{L}\p{M}\s]/gu)?.length ?? 0;
  return words.length >= 3 && letters >= text.length * 0.6 ? text : null;
}

/** In UTF-16 every other byte is zero; the end may be cut inside of a character. */
function textOf(bytes: string): string | null {
  const plain = bytes.replaceAll('\0', '');
  return decodeUtf8(plain.replace(/[\u00C0-\u00FF][\u0080-\u00BF]{0,3}$/, '')) ?? decodeUtf8(plain);
}
