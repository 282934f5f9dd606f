import { expect, test } from 'vitest';
import type { JsonObject } from '../../src/model/JsonObject.js';
import { listingOf } from '../../src/query/listingOf.js';
import type { CachedTools } from '../../src/query/ToolListing.js';
import type { ToolsSource } from '../../src/query/ToolsSource.js';
import { tool } from '../support/peers.js';

const cached = (definitions: readonly unknown[]): CachedTools => ({
  definitions,
  progress: null,
  incomplete: null,
  fidelity: 'wire',
});
const server = { id: 'srv', label: 'Server', trusted: false };

test('the same cached list is the same listing, for servers equal by value', () => {
  const data = cached([tool('a')]);
  const listing = listingOf(data, { server });
  expect(listingOf(data, { server: { trusted: false, label: 'Server', id: 'srv' } })).toBe(listing);
  expect(listing.server).toEqual(server);
});

test('another description of the server makes other entries', () => {
  const data = cached([tool('a')]);
  const listing = listingOf(data, { server });
  const trusted = listingOf(data, { server: { ...server, trusted: true } });
  expect(trusted.entries[0]).not.toBe(listing.entries[0]);
  expect(trusted.entries[0]?.server.trusted).toBe(true);
});

test('an unchanged definition keeps its entry and its tool in a changed list', () => {
  const a = tool('a');
  const before = listingOf(cached([a, null, 'text']), { server });
  const after = listingOf(cached([tool('b'), a, 'text', null]), { server });
  expect(after.entries[1]).toBe(before.entries[0]);
  expect(after.tools[1]).toBe(before.tools[0]);
  expect(after.entries[2]).toBe(before.entries[2]);
  expect(after.entries[3]).toBe(before.entries[1]);
});

test('a list that ends otherwise keeps its arrays', () => {
  const definitions = [tool('a')];
  const before = listingOf(cached(definitions), { server });
  const after = listingOf({ ...cached(definitions), incomplete: 'page-limit' }, { server });
  expect(after).not.toBe(before);
  expect(after.tools).toBe(before.tools);
  expect(after.entries).toBe(before.entries);
});

test('another digest function with the same digests changes nothing', () => {
  const data = cached([tool('a'), tool('b')]);
  const digested = (fingerprint: (raw: JsonObject) => string) =>
    listingOf(data, { server, fingerprint });
  const before = digested((raw) => `1 ${String(raw.name)}`);
  const same = digested((raw) => `1 ${String(raw.name)}`);
  expect(same.entries).toBe(before.entries);
  const other = digested((raw) => (raw.name === 'a' ? '1 a' : '2'));
  expect(other.entries[0]).toBe(before.entries[0]);
  expect(other.tools[1]?.fingerprint).toBe('2');
});

test('the server of a listing cannot be changed from outside', () => {
  const own = { id: 'mutable', trusted: false };
  const listing = listingOf(cached([tool('a')]), { server: own });
  own.trusted = true;
  expect(listing.server.trusted).toBe(false);
  expect(listing.entries[0]?.server.trusted).toBe(false);
});

test("a host's own record of the server may hold anything beside", () => {
  const record: Record<string, unknown> & { id: string } = { id: 'srv', label: 'Server' };
  record.self = record;
  const data = cached([tool('a')]);
  const listing = listingOf(data, { server: record });
  expect(listing.server).toEqual({ id: 'srv', label: 'Server' });
  const seenLater = { ...record, lastSeen: 2 };
  expect(listingOf(data, { server: seenLater })).toBe(listing);
});

test('offers what intake offers by the options of the source, and lists the rest', () => {
  const remote = { type: 'object', properties: { a: { $ref: 'https://a.example/s.json' } } };
  const data = cached([
    tool('a'),
    tool('for-apps', { _meta: { ui: { visibility: ['app'] } } }),
    tool('remote', { inputSchema: remote }),
    null,
  ]);
  const extensions = ['io.modelcontextprotocol/ui'];
  const names = (source: Omit<ToolsSource, 'client'>) =>
    listingOf(data, source).tools.map(({ name }) => name);
  expect(names({ server })).toEqual(['a', 'for-apps']);
  expect(names({ server, extensions })).toEqual(['a']);
  expect(names({ server: { ...server, protocolVersion: '2025-11-25' } })).toEqual([
    'a',
    'for-apps',
    'remote',
  ]);
  const { entries } = listingOf(data, { server, extensions });
  expect(entries.map(({ tool }) => tool?.name ?? null)).toEqual(['a', 'for-apps', 'remote', null]);
  expect(entries.map(({ findings }) => findings.map(({ code }) => code))).toEqual([
    [],
    ['intake.app-only'],
    ['schema.remote-ref'],
    ['intake.not-object'],
  ]);
});

test('options equal by value are one view', () => {
  const data = cached([tool('a')]);
  const listing = listingOf(data, { server, reservedNames: ['Butler'], wordRules: false });
  expect(listingOf(data, { server, wordRules: false, reservedNames: ['Butler'] })).toBe(listing);
  expect(listingOf(data, { server, reservedNames: ['Other'] })).not.toBe(listing);
});
