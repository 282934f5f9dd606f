import { describe, expect, test } from 'vitest';
import { readJson } from '../../../src/model/json/readJson.js';

const nested = (levels: number) => {
  let value: unknown = 1;
  for (let level = 0; level < levels; level += 1) value = [value];
  return value;
};

test('gives the keys and strings of a value in its order, a line feed after each', () => {
  expect(readJson({ b: 'one', a: [{ c: 'two' }, 3, null, true] })).toEqual({
    ok: true,
    value: 'b\none\na\nc\ntwo\n',
  });
});

test('a member that is undefined counts as absent', () => {
  expect(readJson({ a: undefined, b: 1 })).toEqual({ ok: true, value: 'b\n' });
});

test('an object in two places is read twice', () => {
  const shared = { s: 't' };
  expect(readJson([shared, shared])).toEqual({ ok: true, value: 's\nt\ns\nt\n' });
});

test('objects without a prototype are JSON', () => {
  expect(readJson(Object.assign(Object.create(null), { a: 1 }))).toEqual({
    ok: true,
    value: 'a\n',
  });
});

describe('what is not JSON is told with its place', () => {
  const cyclic: Record<string, unknown> = {};
  cyclic['a/b'] = [cyclic];
  const throwing = {
    get a(): never {
      throw new Error('no');
    },
  };
  const hostile = new Proxy(
    {},
    {
      ownKeys: () => {
        throw new Error('no');
      },
    },
  );
  test.each([
    ['a cycle', cyclic, '/a~1b/0'],
    ['a getter that throws', { 'x~': throwing }, '/x~0/a'],
    ['an object that does not tell its keys', [hostile], '/0'],
    ['a function', { a: () => 1 }, '/a'],
    ['a symbol', { a: Symbol('a') }, '/a'],
    ['a bigint', { a: 1n }, '/a'],
    ['not a number', [0, Number.NaN], '/1'],
    ['infinity', [Number.POSITIVE_INFINITY], '/0'],
    ['a hole', Object.assign(Array(2), { 0: 1 }), '/1'],
    ['undefined', undefined, ''],
    ['a date', { a: new Date(0) }, '/a'],
    ['a map', { a: new Map() }, '/a'],
  ])('%s', (_, value, path) => {
    expect(readJson(value)).toEqual({ ok: false, error: { reason: 'not-json', path } });
  });
});

test('256 levels are read, and one more is too deep', () => {
  expect(readJson(nested(256)).ok).toBe(true);
  expect(readJson(nested(257))).toEqual({
    ok: false,
    error: { reason: 'too-deep', path: '/0'.repeat(256) },
  });
  expect(readJson(nested(5_000))).toMatchObject({ ok: false, error: { reason: 'too-deep' } });
});

test('20,000 values are read, and one more is too many', () => {
  expect(readJson(Array(19_999).fill(0)).ok).toBe(true);
  expect(readJson(Array(20_000).fill(0))).toEqual({
    ok: false,
    error: { reason: 'too-large', path: '/19999' },
  });
});

test('8,000,000 characters are read, keys counted, and one more is too many', () => {
  expect(readJson({ ab: 'a'.repeat(7_999_998) }).ok).toBe(true);
  expect(readJson({ ab: 'a'.repeat(7_999_999) })).toEqual({
    ok: false,
    error: { reason: 'too-large', path: '/ab' },
  });
});
