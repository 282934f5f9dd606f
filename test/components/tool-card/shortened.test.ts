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
