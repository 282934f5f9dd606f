import { expect, test } from 'vitest';
import { found } from './found.js';

const named = (name: unknown, protocolVersion = '2026-07-28') =>
  found('intake.name-length', { name }, { protocolVersion });

test('128 code points are the most', () => {
  expect(named('n'.repeat(128))).toEqual([]);
  expect(named('n'.repeat(129))).toEqual([['/name', { length: 129 }]]);
});

test('a character outside of the basic plane counts once', () => {
  expect(named('\u{1f4e6}'.repeat(128))).toEqual([]);
  expect(named('\u{1f4e6}'.repeat(129))).toEqual([['/name', { length: 129 }]]);
});

test('no length was named before 2025-11-25', () => {
  expect(named('n'.repeat(129), '2025-06-18')).toEqual([]);
  expect(named('n'.repeat(129), '2025-11-25')).toEqual([['/name', { length: 129 }]]);
});

test('an empty name is none in any revision', () => {
  expect(named('', '2024-11-05')).toEqual([['/name', { length: 0 }]]);
  expect(named('')).toEqual([['/name', { length: 0 }]]);
  expect(named(' ')).toEqual([]);
  expect(named(null)).toEqual([]);
});
