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

test('puts a text on one line, and nothing of it half or out of sight', () => {
  expect(shortened('a\uD800b')).toBe('a\uFFFDb');
  expect(shortened('read\r\n\tfile\u2028now')).toBe('read file now');
  expect(shortened('a\u0000b\u0007c\u009Bd\u007Fe')).toBe('a\uFFFDb\uFFFDc\uFFFDd\uFFFDe');
  expect(shortened('a\u202Egpj.\u2066exe\u2069')).toBe('a\uFFFDgpj.\uFFFDexe\uFFFD');
});

test('leaves out marks that only steer the direction, and keeps what joins letters', () => {
  expect(shortened('\u200Fשלום\u200E\u061C')).toBe('שלום');
  expect(shortened('می\u200Cخواهم 👩\u200D💻')).toBe('می\u200Cخواهم 👩\u200D💻');
});

test('cleans a long text before it is cut, and takes no longer for a longer one', () => {
  const text = `\u202E${'\uD800'.repeat(1_000_000)}\n`;
  expect(shortened(text)).toBe(`${'\uFFFD'.repeat(50)} … ${'\uFFFD'.repeat(19)} `);
});
