import { expect, test } from 'vitest';
import { treeFromJson } from '../../../src/model/json/treeFromJson.js';

const deep = (levels: number) => JSON.parse('['.repeat(levels) + ']'.repeat(levels)) as unknown;
const circle: unknown[] = [];
circle.push(circle);

test('copies JSON, whatever its members are called', () => {
  const value = JSON.parse('{"__proto__": {"a": 1}, "constructor": [true, null], "": 0.5}');
  const copy = treeFromJson(value);
  expect(copy).toEqual({ ok: true, value });
  expect(copy.ok && Object.keys(copy.value as object)).toEqual(['__proto__', 'constructor', '']);
  expect(copy.ok && Object.getPrototypeOf(copy.value)).toBe(Object.prototype);
});

test('writes hidden characters out, in names too, so that no two names become one', () => {
  const copy = treeFromJson({ 'a\u200B': '\u202Ex\n"', 'a\\u200B': 1 });
  expect(copy).toEqual({
    ok: true,
    value: { 'a\\u200B': '\\u202Ex\\n\\"', 'a\\\\u200B': 1 },
  });
});

test('takes a member that is undefined as absent', () => {
  expect(treeFromJson({ a: 1, b: undefined })).toEqual({ ok: true, value: { a: 1 } });
});

test.each([
  ['many', Array.from({ length: 300 }, () => Array(100).fill(0))],
  ['deep', deep(201)],
  ['deep', deep(5000)],
  ['wide', Array(1001).fill(0)],
  ['wide', Object.fromEntries(Array.from({ length: 1001 }, (_, at) => [`n${at}`, 0]))],
  ['long', 'x'.repeat(20_001)],
  ['long', { ['x'.repeat(20_001)]: 1 }],
  ['long', Array(100).fill('x'.repeat(19_000))],
  ['odd', circle],
  ['odd', { f: () => 1 }],
  ['odd', [undefined]],
  ['odd', [Number.NaN]],
  ['odd', { date: new Date(Number.NaN) }],
  ['odd', { 1: 'name', '': 'its row would be named 1 too' }],
  [
    'odd',
    {
      get broken() {
        throw new Error('no');
      },
    },
  ],
])('refuses what is too %s', (reason, value) => {
  expect(treeFromJson(value)).toEqual({ ok: false, error: reason });
});

test('accepts what is just within the bounds', () => {
  expect(treeFromJson(deep(200)).ok).toBe(true);
  expect(treeFromJson(Array(1000).fill(0)).ok).toBe(true);
  expect(treeFromJson('x'.repeat(20_000)).ok).toBe(true);
});
