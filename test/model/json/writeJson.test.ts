import { expect, test } from 'vitest';
import { writeJson } from '../../../src/model/json/writeJson.js';

test.each([
  null,
  true,
  0.5,
  'a "b" \\ \n \u2028 \uD800',
  [],
  {},
  [1, [2, [], {}]],
  { a: { b: [1, { c: null }] }, '': '', 'q"': 1 },
  JSON.parse('{"__proto__": 1, "constructor": {"toString": 2}}'),
])('writes %j as JSON.stringify does', (value) => {
  expect(writeJson(value).text).toBe(JSON.stringify(value, null, 2));
  expect(writeJson(value, { indent: 0 }).text).toBe(JSON.stringify(value));
});

test('writes 100,000 levels', () => {
  const text = '['.repeat(100_000) + ']'.repeat(100_000);
  expect(writeJson(JSON.parse(text), { indent: 0 })).toEqual({ text, complete: true });
});

test('writes a circle once, and an object that is only shared each time', () => {
  const shared = { x: 1 };
  const circle: Record<string, unknown> = { one: shared, two: shared };
  circle.self = circle;
  expect(writeJson(circle, { indent: 0 }).text).toBe(
    '{"one":{"x":1},"two":{"x":1},"self":"[cycle]"}',
  );
});

test('has words for what JSON has none for', () => {
  const odd = {
    get broken(): never {
      throw new Error('no');
    },
    big: 10n,
    call: () => 1,
    symbol: Symbol('s'),
    nan: Number.NaN,
    zero: -0,
    absent: undefined,
    list: [undefined],
    map: new Map([[1, 2]]),
  };
  expect(writeJson(odd, { indent: 0 }).text).toBe(
    '{"broken":"[unreadable]","big":10,"call":"[function]","symbol":"[symbol]","nan":"[NaN]","zero":-0,"list":["[undefined]"],"map":{}}',
  );
});

test('survives an object that refuses to be read', () => {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  expect(writeJson([proxy], { indent: 0 }).text).toBe('["[unreadable]"]');
});

test('stops at the limit, even where shared objects would make a text without end', () => {
  let diamond: unknown = 'x';
  for (let level = 0; level < 60; level += 1) diamond = [diamond, diamond];
  const { text, complete } = writeJson(diamond, { limit: 1000 });
  expect(complete).toBe(false);
  expect(text.length).toBe(1000);
});

test('reads no more of a value than it writes', () => {
  let reads = 0;
  const list = new Proxy(Array(300_000).fill(7), {
    get: (target, key) => {
      reads += 1;
      return Reflect.get(target, key);
    },
  });
  expect(writeJson({ list }, { indent: 0, limit: 12 })).toEqual({
    text: '{"list":[7,7',
    complete: false,
  });
  expect(reads).toBeLessThan(20);
  let shared: unknown = 1;
  for (let level = 0; level < 40; level += 1) shared = [shared, shared];
  expect(writeJson(shared, { indent: 0, limit: 50 }).text).toBe(
    `${'['.repeat(40)}1,1],[1,1]`.slice(0, 50),
  );
  const long = writeJson({ text: 'y'.repeat(300) }, { indent: 0, limit: 20 });
  expect(long).toEqual({ text: '{"text":"yyyyyyyyyyy', complete: false });
  expect(writeJson('yyyy', { limit: 4 })).toEqual({ text: '"yyy', complete: false });
});

test('leaves out what is undefined, first, last or alone', () => {
  const write = (value: unknown) => writeJson(value, { indent: 0 }).text;
  expect(write({ a: undefined, b: 1, c: undefined })).toBe('{"b":1}');
  expect(write({ a: undefined })).toBe('{}');
  expect(writeJson({ a: undefined }).text).toBe('{}');
});
