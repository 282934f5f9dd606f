import { expect, test } from 'vitest';
import { entryKeys } from '../../../src/model/intake/entryKeys.js';
import { entryOf } from '../../support/entryOf.js';

const tool = (name: unknown) => ({ name, inputSchema: {} });
const keys = (serverId: string, definitions: unknown[]) =>
  entryKeys(definitions.map((raw) => entryOf({ id: serverId }, raw)));

test('a tool keeps its key wherever it stands', () => {
  const [a, b] = keys('srv', [tool('a'), tool('b')]);
  expect(keys('srv', [tool('new'), tool('b'), tool('a')]).slice(1)).toEqual([b, a]);
});

test('no two keys are equal, whatever a server lists', () => {
  const odd = ['a', 'a', 'a1', 'a"]1', '', null, 5, '__proto__', 'a'].map(tool);
  const all = [
    ...keys('srv', [...odd, null, null, 'text', { name: 'a' }]),
    ...keys('srv"', [tool('a')]),
    ...keys('', [tool('srv')]),
  ];
  expect(new Set(all).size).toBe(15);
});
