import { expect, test } from 'vitest';
import { readPlace } from '../../../src/components/finding-list/readPlace.js';

test('the whole definition has no place', () => {
  expect(readPlace('')).toBeNull();
});

test.each<[string, string, string[], string | null]>([
  ['/name', 'member', ['name'], null],
  ['/icons/0/src', 'member', ['icons'], null],
  ['/annotations', 'member', ['annotations'], null],
  ['/annotations/title', 'member', ['title'], null],
  ['/annotations/costHint', 'annotation', ['costHint'], null],
  ['/x-vendor/a', 'member', ['x-vendor'], null],
  ['/inputSchema', 'member', ['inputSchema'], null],
  ['/inputSchema/description', 'member', ['inputSchema'], 'description'],
  ['/inputSchema/properties/path', 'parameter', ['path'], null],
  ['/inputSchema/properties/path/description', 'parameter', ['path'], 'description'],
  ['/inputSchema/properties/properties', 'parameter', ['properties'], null],
  ['/inputSchema/properties/items/enum/3', 'parameter', ['items'], 'enum'],
  ['/inputSchema/properties/a~1b/properties/c~0d/default', 'parameter', ['a/b', 'c~d'], 'default'],
  ['/inputSchema/properties/list/items/properties/one', 'parameter', ['list', 'one'], null],
  ['/inputSchema/properties/list/items/0/title', 'parameter', ['list'], 'title'],
  ['/inputSchema/anyOf/1/properties/a', 'parameter', ['a'], null],
  ['/inputSchema/properties/__proto__', 'parameter', ['__proto__'], null],
  ['/outputSchema/properties/text/title', 'field', ['text'], 'title'],
  ['/inputSchema/$defs/a/title', 'elsewhere', [], null],
  ['/inputSchema/properties', 'member', ['inputSchema'], 'properties'],
])('%s is told as %s %j, %s', (path, kind, names, keyword) => {
  expect(readPlace(path)).toEqual({ kind, names, keyword });
});

test('a parameter far down is told by its pointer', () => {
  expect(readPlace(`/inputSchema${'/properties/a'.repeat(5)}`)?.kind).toBe('elsewhere');
});

test('reads the beginning of an endless pointer only', () => {
  const names = readPlace(`/inputSchema/properties/${'n'.repeat(1_000_000)}`)?.names;
  expect(names?.[0]?.length).toBeLessThan(2000);
});
