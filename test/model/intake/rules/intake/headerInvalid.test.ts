import { describe, expect, test } from 'vitest';
import type { ServerInfo } from '../../../../../src/model/intake/ServerInfo.js';
import { found } from './found.js';

const bin = { type: 'string', 'x-mcp-header': 'Bin' };
const inner = { properties: { bin } };
const rooted = (schema: object, server: Partial<ServerInfo> = {}) =>
  found('intake.header-invalid', { inputSchema: { type: 'object', ...schema } }, server);
const taking = (properties: object, server?: Partial<ServerInfo>) => rooted({ properties }, server);

describe('a place that no chain of properties leads to', () => {
  test.each([
    ['', { 'x-mcp-header': 'Bin' }],
    ['/properties/a/items', { properties: { a: { items: bin } } }],
    ['/properties/a/items/0', { properties: { a: { items: [bin] } } }],
    ['/properties/a/items/properties/bin', { properties: { a: { items: inner } } }],
    ['/properties/a/prefixItems/0', { properties: { a: { prefixItems: [bin] } } }],
    ['/properties/a/additionalItems', { properties: { a: { additionalItems: bin } } }],
    ['/properties/a/contains', { properties: { a: { contains: bin } } }],
    ['/properties/a/unevaluatedItems', { properties: { a: { unevaluatedItems: bin } } }],
    ['/properties/a/contentSchema', { properties: { a: { contentSchema: bin } } }],
    ['/properties/a/anyOf/1', { properties: { a: { anyOf: [{}, bin] } } }],
    ['/anyOf/0/properties/bin', { anyOf: [inner] }],
    ['/oneOf/0/properties/bin', { oneOf: [inner] }],
    ['/allOf/0/properties/bin', { allOf: [inner] }],
    ['/not/properties/bin', { not: inner }],
    ['/if/properties/bin', { if: inner }],
    ['/then/properties/bin', JSON.parse(`{"then":${JSON.stringify(inner)}}`)],
    ['/else/properties/bin', { else: inner }],
    ['/$defs/bin', { $defs: { bin } }],
    ['/definitions/bin', { definitions: { bin } }],
    ['/additionalProperties', { additionalProperties: bin }],
    ['/unevaluatedProperties', { unevaluatedProperties: bin }],
    ['/patternProperties/^a~1', { patternProperties: { '^a/': bin } }],
    ['/propertyNames', { propertyNames: bin }],
    ['/dependentSchemas/a/properties/bin', { dependentSchemas: { a: inner } }],
    ['/dependencies/a/properties/bin', { dependencies: { a: inner } }],
  ])('%s', (place, schema) => {
    expect(rooted(schema)).toEqual([
      [`/inputSchema${place}/x-mcp-header`, { reason: 'place', header: 'Bin' }],
    ]);
  });

  test('data, outputs and names of parameters are no places', () => {
    const data = { 'x-mcp-header': '' };
    const a = { default: data, const: data, examples: [data], enum: [data] };
    expect(taking({ a, 'x-mcp-header': { type: 'number' } })).toEqual([]);
    const outputSchema = { 'x-mcp-header': '' };
    expect(found('intake.header-invalid', { outputSchema })).toEqual([]);
  });

  test('properties lead there at any depth', () => {
    const properties = { properties: { properties: { properties: { bin } } } };
    expect(taking(properties)).toEqual([]);
  });
});

describe('a name that is none', () => {
  test.each([true, 5, null, [], ['Bin'], {}])('%j', (value) => {
    expect(taking({ a: { type: 'string', 'x-mcp-header': value } })).toEqual([
      ['/inputSchema/properties/a/x-mcp-header', { reason: 'not-text' }],
    ]);
  });

  test('nothing', () => {
    expect(taking({ a: { type: 'string', 'x-mcp-header': '' } })).toEqual([
      ['/inputSchema/properties/a/x-mcp-header', { reason: 'empty' }],
    ]);
  });

  const beside = [' ', '\t', '\r', '\n', '\u0000', '\u007f', '\u00ed', '\u7bb1'];
  test.each([...'"(),/:;<=>?@[\\]{}', ...beside])('the character %j', (character) => {
    expect(taking({ a: { type: 'string', 'x-mcp-header': `B${character}` } })).toEqual([
      ['/inputSchema/properties/a/x-mcp-header', { reason: 'characters', header: `B${character}` }],
    ]);
  });

  test('a token of HTTP is one, of any length', () => {
    expect(taking({ a: { type: 'string', 'x-mcp-header': "!#$%&'*+-.^_`|~09AZaz" } })).toEqual([]);
    expect(taking({ a: { type: 'string', 'x-mcp-header': 'B'.repeat(5_000) } })).toEqual([]);
  });

  test('a long one is cut', () => {
    const [[, params] = []] = taking({ a: { 'x-mcp-header': ' '.repeat(300) } });
    expect(params).toEqual({ reason: 'characters', header: `${' '.repeat(199)}\u2026` });
  });
});

describe('the type', () => {
  test.each(['string', 'integer', 'boolean'])('%s may be sent', (type) => {
    expect(taking({ a: { type, 'x-mcp-header': 'A' } })).toEqual([]);
  });

  test.each(['number', 'object', 'array', 'null', 'String', ['string'], ['string', 'null'], null])(
    '%j may not',
    (type) => {
      expect(taking({ a: { type, 'x-mcp-header': 'A' } })).toEqual([
        ['/inputSchema/properties/a/x-mcp-header', { reason: 'type', header: 'A' }],
      ]);
    },
  );

  test('what has none may not, whatever it refers to', () => {
    const a = { $ref: '#/$defs/a', 'x-mcp-header': 'A' };
    expect(rooted({ properties: { a }, $defs: { a: { type: 'string' } } })).toEqual([
      ['/inputSchema/properties/a/x-mcp-header', { reason: 'type', header: 'A' }],
    ]);
  });
});

test('a name stands for one parameter, in whatever case and depth', () => {
  const other = { type: 'integer', 'x-mcp-header': 'BIN' };
  const number = { type: 'number', 'x-mcp-header': 'Num' };
  const text = { type: 'string', 'x-mcp-header': 'num' };
  expect(taking({ bin, shelf: { properties: { other } }, number, text })).toEqual([
    [
      '/inputSchema/properties/shelf/properties/other/x-mcp-header',
      { reason: 'duplicate', header: 'BIN' },
    ],
    ['/inputSchema/properties/number/x-mcp-header', { reason: 'type', header: 'Num' }],
    ['/inputSchema/properties/text/x-mcp-header', { reason: 'duplicate', header: 'num' }],
  ]);
});

test('headers are read over HTTP from 2026-07-28 on, and where nothing is told', () => {
  const a = { type: 'string', 'x-mcp-header': '' };
  expect(taking({ a })).toHaveLength(1);
  expect(taking({ a }, { transport: 'streamable-http' })).toHaveLength(1);
  expect(taking({ a }, { protocolVersion: '2026-07-28' })).toHaveLength(1);
  expect(taking({ a }, { protocolVersion: '2025-11-25' })).toEqual([]);
  expect(taking({ a }, { transport: 'stdio' })).toEqual([]);
  expect(taking({ a }, { transport: 'other' })).toEqual([]);
});

test('the twentieth place tells of those beyond', () => {
  const all = rooted({ allOf: Array.from({ length: 100 }, () => bin) });
  expect(all).toHaveLength(20);
  expect(all[19]).toEqual([
    '/inputSchema/allOf/19/x-mcp-header',
    { reason: 'place', header: 'Bin', more: 80 },
  ]);
});
