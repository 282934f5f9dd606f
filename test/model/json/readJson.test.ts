import { runInNewContext } from 'node:vm';
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
  const revoked = Proxy.revocable({}, {});
  revoked.revoke();
  const endless = new Proxy([], {
    get: (list, key) => {
      if (key === 'length') throw new RangeError('no end');
      return Reflect.get(list, key);
    },
  });
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
    ['an object of a class', { a: new (class Book {})() }, '/a'],
    ['an object with a prototype of its own', { a: Object.create({ b: 1 }) }, '/a'],
    ['a boxed text', { a: Object('b') }, '/a'],
    ['undefined in a list', [1, undefined], '/1'],
    ['a revoked proxy', [revoked.proxy], '/0'],
    ['a list without an end', endless, ''],
  ])('%s', (_, value, path) => {
    expect(readJson(value)).toEqual({ ok: false, error: { reason: 'not-json', path } });
  });
});

test('a list that says it has billions of members is read as far as the limit', () => {
  const list = new Proxy([], { get: (_, key) => (key === 'length' ? 2 ** 32 : 0) });
  expect(readJson(list)).toEqual({
    ok: false,
    error: { reason: 'too-large', path: '/19999' },
  });
});

test('what is shared again and again is read as far as the limit', () => {
  let shared: unknown = 'x';
  for (let level = 0; level < 60; level += 1) shared = [shared, shared];
  expect(readJson(shared)).toMatchObject({ ok: false, error: { reason: 'too-large' } });
});

test('members that are symbols, inherited or not enumerable are none', () => {
  const object = Object.defineProperty({ [Symbol('s')]: () => 1, a: 1 }, 'hidden', { value: 1n });
  expect(readJson(object)).toEqual({ ok: true, value: 'a\n' });
});

test('an object of another window is as plain as one of this', () => {
  expect(readJson(runInNewContext('({ a: [{ b: "c" }] })'))).toEqual({
    ok: true,
    value: 'a\nb\nc\n',
  });
});

test('__proto__ is a key like others', () => {
  expect(readJson(JSON.parse('{"__proto__":{"a":"b"},"constructor":1}'))).toEqual({
    ok: true,
    value: '__proto__\na\nb\nconstructor\n',
  });
});

test('a proxy of what is plain is read through', () => {
  expect(readJson(new Proxy({ a: new Proxy(['b'], {}) }, {}))).toEqual({
    ok: true,
    value: 'a\nb\n',
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
