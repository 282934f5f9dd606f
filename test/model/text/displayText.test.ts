import { expect, test } from 'vitest';
import { displayText } from '../../../src/model/text/displayText.js';

test('writes out what hides, with its number', () => {
  expect(displayText('a\uD800b\uDC00c\0d', 'text')).toBe('a[U+D800]b[U+DC00]c[U+0000]d');
  expect(displayText('a\u202Eb\u200B\u200Bc', 'text')).toBe('a[U+202E]b[U+200B ×2]c');
  expect(displayText('whole 😀', 'text')).toBe('whole 😀');
});

test('keeps the line breaks of a text, whichever way they are written', () => {
  expect(displayText('one\r\ntwo\rthree\n\nfour', 'text')).toBe('one\ntwo\nthree\n\nfour');
});

test('keeps a label on one line', () => {
  expect(displayText('a\nb\r\nc\td', 'label')).toBe('a b c d');
  expect(displayText('a\u2028b\u0085c', 'label')).toBe('a [U+2028]b [U+0085]c');
});

test('shortens long white space', () => {
  expect(displayText(`a${' '.repeat(400)}b${'\n'.repeat(60)}c`, 'text')).toBe('a b\n\nc');
});
