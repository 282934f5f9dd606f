import { expect, test } from 'vitest';
import { shortened } from '../../../src/components/tool-card/shortened.js';

test('leaves a text of 80 characters as it is', () => {
  const text = 'a'.repeat(80);
  expect(shortened(text)).toBe(text);
  expect(shortened('')).toBe('');
});

test('keeps both ends of a longer one', () => {
  expect(shortened(`create_${'x'.repeat(5000)}_delete`)).toBe(
    `create_${'x'.repeat(43)} … ${'x'.repeat(13)}_delete`,
  );
});

test('cuts no character in two', () => {
  expect(shortened('😀'.repeat(81))).toBe(`${'😀'.repeat(50)} … ${'😀'.repeat(20)}`);
  expect(shortened('😀'.repeat(80))).toBe('😀'.repeat(80));
});

test('puts a text on one line, and writes out what hides in it', () => {
  expect(shortened('a\uD800b')).toBe('a[U+D800]b');
  expect(shortened('read\r\n\tfile\u2028now')).toBe('read file [U+2028]now');
  expect(shortened('a\u0007b\u009Bc\u007Fd')).toBe('a[U+0007]b[U+009B]c[U+007F]d');
  expect(shortened('a\u202Egpj.\u2066exe\u2069')).toBe('a[U+202E]gpj.exe');
  expect(shortened('\u200Fשלום\u200E\u061C')).toBe('שלום');
});

test('keeps what joins letters', () => {
  expect(shortened('می\u200Cخواهم 👩\u200D💻')).toBe('می\u200Cخواهم 👩\u200D💻');
});

test('cleans both ends of a text of any length', () => {
  const text = `\u202E${'\uD800'.repeat(1_000_000)}\n`;
  expect(shortened(text)).toBe('[U+202E][U+D800 ×160] … [U+D800 ×160] ');
});
