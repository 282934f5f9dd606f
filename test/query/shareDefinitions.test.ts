import { describe, expect, test } from 'vitest';
import { shareDefinitions } from '../../src/query/shareDefinitions.js';
import { tool } from '../support/peers.js';

const copy = <T>(value: T): T => structuredClone(value);

const list = (length: number) =>
  Array.from({ length }, (_, n) => tool(`tool_${n}`, { description: `Does ${n}` }));

/** How many of the new list's definitions are objects of the list before. */
const kept = (before: readonly unknown[], after: readonly unknown[]) => {
  const known = new Set(before);
  return after.filter((definition) => known.has(definition)).length;
};

test('an unchanged list is the same array', () => {
  const before = list(1000);
  expect(shareDefinitions(before, copy(before))).toBe(before);
});

describe('keeps every definition that did not change', () => {
  const before = list(1000);

  test.each<[string, (tools: object[]) => object[], number]>([
    ['one inserted at the head', (tools) => [tool('new'), ...tools], 1000],
    ['one inserted in the middle', (tools) => tools.toSpliced(500, 0, tool('new')), 1000],
    ['one added at the end', (tools) => [...tools, tool('new')], 1000],
    ['the first removed', (tools) => tools.slice(1), 999],
    ['one in the middle removed', (tools) => tools.toSpliced(500, 1), 999],
    ['the order reversed', (tools) => tools.toReversed(), 1000],
    ['one moved to the end', (tools) => [...tools.slice(1), ...tools.slice(0, 1)], 1000],
    ['one changed', (tools) => tools.with(500, tool('tool_500', { description: 'New' })), 999],
    ['one renamed', (tools) => tools.with(500, tool('other', { description: 'Does 500' })), 999],
  ])('%s', (_, change, expected) => {
    const after = change(copy(before));
    const shared = shareDefinitions(before, after);
    expect(shared).toEqual(after);
    expect(kept(before, shared)).toBe(expected);
    expect(shared).not.toBe(before);
  });
});

test('a changed definition is the new object itself, whole', () => {
  const before = [tool('a', { _meta: { kept: true }, description: 'old' })];
  const after = [tool('a', { _meta: { kept: true }, description: 'new' })];
  expect(shareDefinitions(before, after)[0]).toBe(after[0]);
});

test('a parameter named __proto__ is neither lost nor overlooked', () => {
  const definition = (type: string) =>
    JSON.parse(
      `{"name":"a","inputSchema":{"type":"object","properties":{"__proto__":{"type":"${type}"}}}}`,
    );
  const before = [definition('string')];
  const same = [definition('string')];
  const other = [definition('number')];
  expect(shareDefinitions(before, same)).toBe(before);
  const [changed] = shareDefinitions(before, other);
  expect(changed).toBe(other[0]);
  expect(JSON.stringify(changed)).toContain('"__proto__":{"type":"number"}');
});

test('namesakes keep theirs when one of them goes', () => {
  const before = Array.from({ length: 3000 }, (_, n) => tool('same', { description: String(n) }));
  const shared = shareDefinitions(before, copy(before.slice(1)));
  expect(kept(before, shared)).toBe(2999);
});

test('namesakes that all changed cost no more than their number', () => {
  let reads = 0;
  const counted = (description: string) =>
    Object.defineProperty({ description }, 'name', {
      enumerable: true,
      get: () => {
        reads += 1;
        return 'same';
      },
    });
  const list = (prefix: string) => Array.from({ length: 2000 }, (_, n) => counted(`${prefix}${n}`));
  const before = list('old');
  shareDefinitions(before, list('new'));
  expect(reads).toBeLessThan(2000 * 200);
});

test('two equal definitions never become one object', () => {
  const before = [tool('a')];
  const shared = shareDefinitions(before, [tool('a'), tool('a')]);
  expect(shared[0]).toBe(before[0]);
  expect(shared[1]).not.toBe(before[0]);
});

test('what is no definition at all does not disturb the others', () => {
  const before = [null, tool('a'), 'text', { inputSchema: {} }];
  expect(shareDefinitions(before, copy(before))).toBe(before);
  const shared = shareDefinitions(before, [7, ...copy(before)]);
  expect(shared.slice(1)).toEqual(before);
  expect(shared[2]).toBe(before[1]);
  expect(shared[4]).toBe(before[3]);
});

test('a definition with a throwing getter is taken as new, and nothing throws', () => {
  const hostile = () =>
    Object.defineProperty(tool('a'), 'description', {
      enumerable: true,
      get: () => {
        throw new Error('no');
      },
    });
  const before = [hostile(), tool('b')];
  const after = [hostile(), tool('b')];
  const shared = shareDefinitions(before, after);
  expect(shared[0]).toBe(after[0]);
  expect(shared[1]).toBe(before[1]);
});
