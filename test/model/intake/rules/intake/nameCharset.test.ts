import { expect, test } from 'vitest';
import { found } from './found.js';

const named = (name: unknown, protocolVersion = '2026-07-28') =>
  found('intake.name-charset', { name }, { protocolVersion });

test.each([
  ['count stock', 'U+0020'],
  ['bins/move:all', 'U+002F, U+003A'],
  ['a b c d', 'U+0020'],
  ['pr\u00e9cis', 'U+00E9'],
  ['\u{1f4e6}', 'U+1F4E6'],
  ['a\n', 'U+000A'],
  ['!"#$%&\'()*', 'U+0021, U+0022, U+0023, U+0024, U+0025, U+0026, U+0027, U+0028, \u2026'],
])('%j', (name, codePoints) => {
  expect(named(name)).toEqual([['/name', { codePoints }]]);
});

test('letters, digits and three signs are in order', () => {
  expect(named('AZaz09_-.')).toEqual([]);
  expect(named('')).toEqual([]);
  expect(named(5)).toEqual([]);
});

test('no characters were named before 2025-11-25', () => {
  expect(named('count stock', '2025-06-18')).toEqual([]);
  expect(named('count stock', '2025-11-25')).toEqual([['/name', { codePoints: 'U+0020' }]]);
});
