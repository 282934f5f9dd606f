import { expect, test } from 'vitest';
import { walkSchemas } from '../../../src/model/schema/walkSchemas.js';

const told = (root: unknown, path = '') =>
  walkSchemas(root, path).map(({ path: at, keyword, name, depth }) => [at, keyword, name, depth]);

test('tells the root alone where nothing is in it', () => {
  expect(told({ type: 'object' }, '/inputSchema')).toEqual([['/inputSchema', null, null, 0]]);
  expect(told(true, '/inputSchema')).toEqual([['/inputSchema', null, null, 0]]);
});

test.each([null, undefined, 7, 'object', [], [{}]])('tells nothing of %j', (root) => {
  expect(told(root)).toEqual([]);
});

test('goes into every keyword that holds one schema', () => {
  const keywords = [
    'additionalItems',
    'additionalProperties',
    'contains',
    'contentSchema',
    'else',
    'if',
    'items',
    'not',
    'propertyNames',
    'then',
    'unevaluatedItems',
    'unevaluatedProperties',
  ];
  for (const keyword of keywords) {
    expect(told({ [keyword]: {} })).toEqual([
      ['', null, null, 0],
      [`/${keyword}`, keyword, null, 1],
    ]);
    expect(told({ [keyword]: false })).toHaveLength(2);
    expect(told({ [keyword]: 'string' })).toHaveLength(1);
  }
});

test('goes into every keyword that holds a list of schemas', () => {
  for (const keyword of ['allOf', 'anyOf', 'items', 'oneOf', 'prefixItems']) {
    expect(told({ [keyword]: [{}, 7, true] })).toEqual([
      ['', null, null, 0],
      [`/${keyword}/0`, keyword, null, 1],
      [`/${keyword}/2`, keyword, null, 1],
    ]);
  }
  expect(told({ allOf: {}, not: [{}] })).toHaveLength(1);
});

test('goes into every keyword that holds schemas by name', () => {
  const keywords = [
    '$defs',
    'definitions',
    'dependencies',
    'dependentSchemas',
    'patternProperties',
    'properties',
  ];
  for (const keyword of keywords) {
    expect(told({ [keyword]: { 'a/b~c': {}, bin: 'string', any: true } })).toEqual([
      ['', null, null, 0],
      [`/${keyword}/a~1b~0c`, keyword, 'a/b~c', 1],
      [`/${keyword}/any`, keyword, 'any', 1],
    ]);
    expect(told({ [keyword]: [{}] })).toHaveLength(1);
  }
  expect(told({ dependencies: { bin: ['shelf'] } })).toHaveLength(1);
});

test('leaves data alone, and what no keyword holds', () => {
  const data = { properties: { bin: {} } };
  const schema = { default: data, const: data, enum: [data], examples: [data], 'x-data': data };
  expect(told(schema)).toHaveLength(1);
});

test('tells keywords from parameters that are called like them', () => {
  expect(told({ properties: { items: { type: 'array' }, properties: {} } })).toEqual([
    ['', null, null, 0],
    ['/properties/items', 'properties', 'items', 1],
    ['/properties/properties', 'properties', 'properties', 1],
  ]);
});

test('names parameters that every object has', () => {
  const root = JSON.parse('{"properties":{"__proto__":{},"constructor":{}}}');
  expect(told(root).map(([path]) => path)).toEqual([
    '',
    '/properties/__proto__',
    '/properties/constructor',
  ]);
  expect(told({ properties: {} })).toHaveLength(1);
});

test('gives parents first, in the order of the document, each with the one above it', () => {
  const root = {
    properties: { bins: { items: { not: true } }, shelf: {} },
    anyOf: [{ properties: { bin: {} } }],
  };
  const positions = walkSchemas(root, '/outputSchema');
  expect(positions.map(({ path }) => path)).toEqual([
    '/outputSchema',
    '/outputSchema/properties/bins',
    '/outputSchema/properties/bins/items',
    '/outputSchema/properties/bins/items/not',
    '/outputSchema/properties/shelf',
    '/outputSchema/anyOf/0',
    '/outputSchema/anyOf/0/properties/bin',
  ]);
  expect(positions.map(({ depth }) => depth)).toEqual([0, 1, 2, 3, 1, 1, 2]);
  expect(positions.map(({ parent }) => parent && positions.indexOf(parent))).toEqual([
    null,
    0,
    1,
    2,
    0,
    0,
    5,
  ]);
  expect(positions[2]?.schema).toBe(root.properties.bins.items);
});

test('leaves out what is known, with all in it', () => {
  const bin = { items: { type: 'string' } };
  const positions = walkSchemas({ properties: { bin, shelf: {} } }, '', (one) => one === bin);
  expect(positions.map(({ path }) => path)).toEqual(['', '/properties/shelf']);
});

test('takes a member that cannot be read for none', () => {
  const root = Object.defineProperty({ not: {} }, 'items', {
    enumerable: true,
    get() {
      throw new Error('no');
    },
  });
  expect(told(root).map(([path]) => path)).toEqual(['', '/not']);
});
