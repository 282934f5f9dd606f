import { describe, expect, test } from 'vitest';
import { sameJson } from '../../src/query/sameJson.js';

const parse = (text: string): unknown => JSON.parse(text);

/** Two objects a level, each holding the level below twice: 2 to the power of `depth` paths. */
function diamond(depth: number, leaf: unknown): unknown {
  let level: unknown = leaf;
  for (let n = 0; n < depth; n += 1) level = { left: level, right: level };
  return level;
}

function nested(depth: number, leaf: unknown): unknown {
  let level: unknown = leaf;
  for (let n = 0; n < depth; n += 1) level = n % 2 === 0 ? { items: level } : [level];
  return level;
}

function cyclic(length: number, name: string): unknown {
  const first: Record<string, unknown> = { name };
  let last = first;
  for (let n = 1; n < length; n += 1) {
    last.next = { name };
    last = last.next as Record<string, unknown>;
  }
  last.next = first;
  return first;
}

test.each([
  ['null', 'null'],
  ['[1,"a",true,null]', '[1,"a",true,null]'],
  ['{"a":{"b":[{}]}}', '{"a":{"b":[{}]}}'],
  ['{"a":1,"b":2}', '{"b":2,"a":1}'],
  ['{"__proto__":{"x":1}}', '{"__proto__":{"x":1}}'],
  ['-0', '0'],
])('%s says the same as %s', (a, b) => {
  expect(sameJson(parse(a), parse(b))).toBe(true);
});

test.each([
  ['null', '{}'],
  ['[]', '{}'],
  ['{}', '[]'],
  ['[1,2]', '[2,1]'],
  ['[1]', '[1,2]'],
  ['{"a":1}', '{"b":1}'],
  ['{"a":1}', '{"a":1,"b":2}'],
  ['{"a":null}', '{"b":null}'],
  ['1', '"1"'],
  ['{"__proto__":{"x":1}}', '{"__proto__":{"x":2}}'],
  ['{"__proto__":{"x":1}}', '{}'],
  ['{"constructor":1}', '{"toString":1}'],
  ['{"toString":1}', '{"valueOf":1}'],
])('%s does not say the same as %s', (a, b) => {
  expect(sameJson(parse(a), parse(b))).toBe(false);
});

describe('in linear time', () => {
  test('shared sub-objects 40 levels deep', () => {
    expect(sameJson(diamond(40, 1), diamond(40, 1))).toBe(true);
    expect(sameJson(diamond(40, 1), diamond(40, 2))).toBe(false);
    expect(sameJson(diamond(40, 1), diamond(41, 1))).toBe(false);
  });

  test('100,000 levels', () => {
    expect(sameJson(nested(100_000, 1), nested(100_000, 1))).toBe(true);
    expect(sameJson(nested(100_000, 1), nested(100_000, 2))).toBe(false);
  });

  test('cycles, also of other lengths, which unfold to the same', () => {
    expect(sameJson(cyclic(3, 'a'), cyclic(3, 'a'))).toBe(true);
    expect(sameJson(cyclic(3, 'a'), cyclic(5, 'a'))).toBe(true);
    expect(sameJson(cyclic(3, 'a'), cyclic(3, 'b'))).toBe(false);
  });

  test('a million values', () => {
    const wide = (last: number) => Array.from({ length: 1_000_000 }, (_, n) => ({ n, last }));
    expect(sameJson(wide(1), wide(1))).toBe(true);
    expect(sameJson(wide(1), wide(2))).toBe(false);
  });
});

test('two objects that show no members are not known to be equal', () => {
  expect(sameJson(new Date(1), new Date(2))).toBe(false);
  expect(sameJson(new Map([[1, 1]]), new Map([[2, 2]]))).toBe(false);
  expect(sameJson({}, Object.create(null))).toBe(true);
});
