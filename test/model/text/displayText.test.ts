import { expect, test } from 'vitest';
import { displayText } from '../../../src/model/text/displayText.js';

test('writes half a character, and the zero, as U+FFFD', () => {
  expect(displayText('a\uD800b\uDC00c\0d', 'text')).toBe('a\uFFFDb\uFFFDc\uFFFDd');
  expect(displayText('whole 😀', 'text')).toBe('whole 😀');
});

test('keeps the line breaks of a text, whichever way they are written', () => {
  expect(displayText('one\r\ntwo\rthree\n\nfour', 'text')).toBe('one\ntwo\nthree\n\nfour');
});

test('keeps a label on one line', () => {
  expect(displayText('a\nb\r\nc\td\u2028e\u2029f\u0085g\vh\fi', 'label')).toBe('a b c d e f g h i');
});
