import { expect, test } from 'vitest';
import { jsonText } from '../../../src/components/hint-panel/jsonText.js';

test('tells a text from what it looks like', () => {
  expect(jsonText('false')).toBe('"false"');
  expect(jsonText(false)).toBe('false');
  expect(jsonText({ max: [1, null] })).toBe('{"max":[1,null]}');
});

test('has a word for what JSON cannot say, and never throws', () => {
  const loop: unknown[] = [];
  loop.push(loop);
  expect(jsonText(undefined)).toBe('undefined');
  expect(jsonText(() => 1)).toBe('function');
  expect(jsonText(loop)).toBe('[…]');
  expect(jsonText({ loop })).toBe('{…}');
  expect(jsonText(10n)).toBe('10');
});
