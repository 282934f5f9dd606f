import { expect, test } from 'vitest';
import { keepIdentities } from '../../src/query/keepIdentities.js';
import { tool } from '../support/peers.js';

const cached = (definitions: unknown[], more: object = {}) => ({
  definitions,
  progress: null,
  incomplete: null,
  fidelity: 'wire',
  ...more,
});

test('an equal answer is the answer before', () => {
  const before = cached([tool('a'), tool('b')]);
  expect(keepIdentities(before, cached([tool('a'), tool('b')]))).toBe(before);
});

test('another end of the same list keeps the definitions', () => {
  const before = cached([tool('a')], { incomplete: 'page-limit' });
  const after = keepIdentities(before, cached([tool('a')])) as typeof before;
  expect(after).not.toBe(before);
  expect(after).toMatchObject({ incomplete: null });
  expect(after.definitions).toBe(before.definitions);
});

test("a host's own selection of the same items is the same array", () => {
  const a = tool('a');
  const before = [a, 'b'];
  expect(keepIdentities(before, [a, 'b'])).toBe(before);
  const other = [tool('a'), 'b'];
  expect(keepIdentities(before, other)).toBe(other);
});

test.each([[undefined], [null], [7], ['text'], [() => 1]])(
  'takes whatever a host selects: %s',
  (value) => {
    expect(keepIdentities(undefined, value)).toBe(value);
    expect(keepIdentities(value, 'next')).toBe('next');
  },
);
