import { describe, expect, test } from 'vitest';
import { found } from './found.js';

const keys = (members: object) => found('intake.reserved-key', members);
const taking = (properties: object) => keys({ inputSchema: { type: 'object', properties } });

describe('what every object has', () => {
  test.each([...Object.getOwnPropertyNames(Object.prototype), 'prototype'])('%s', (key) => {
    expect(keys({ name: key })).toEqual([['/name', { key }]]);
    expect(taking({ [key]: { type: 'string' } })).toEqual([
      [`/inputSchema/properties/${key}`, { key }],
    ]);
    expect(taking({ bin: { properties: { [key]: true } } })).toEqual([
      [`/inputSchema/properties/bin/properties/${key}`, { key }],
    ]);
  });
});

test('a key __proto__ is told wherever it stands, and once', () => {
  const meta = JSON.parse('{"com.example/x":[{"__proto__":{"a":1}}]}');
  const schema = JSON.parse('{"type":"object","properties":{"__proto__":{"type":"string"}}}');
  expect(keys({ _meta: meta, inputSchema: schema })).toEqual([
    ['/inputSchema/properties/__proto__', { key: '__proto__' }],
    ['/_meta/com.example~1x/0/__proto__', { key: '__proto__' }],
  ]);
  expect(keys(JSON.parse('{"__proto__":1}'))).toEqual([['/__proto__', { key: '__proto__' }]]);
  expect(keys(JSON.parse('{"x":{"__proto__":1}}'))).toEqual([
    ['/x/__proto__', { key: '__proto__' }],
  ]);
});

test('elsewhere such words are words', () => {
  expect(keys({ title: 'constructor', description: 'toString\n__proto__\nvalueOf\n' })).toEqual([]);
  expect(taking({ kind: { enum: ['constructor', '__proto__'], const: 'toString' } })).toEqual([]);
  expect(keys({ inputSchema: { type: 'object', required: ['constructor'] } })).toEqual([]);
  expect(keys({ inputSchema: { type: 'object', $defs: { constructor: {} } } })).toEqual([]);
  expect(keys({ outputSchema: { type: 'object', properties: { valueOf: {} } } })).toEqual([]);
});

test('similar names are in order', () => {
  expect(taking({ Constructor: {}, to_string: {}, proto: {}, __proto: {}, value: {} })).toEqual([]);
});

test('the twentieth place tells of those beyond', () => {
  const bins = Array.from({ length: 30 }, () => JSON.parse('{"__proto__":1}'));
  const all = keys({ bins });
  expect(all).toHaveLength(20);
  expect(all[18]).toEqual(['/bins/18/__proto__', { key: '__proto__' }]);
  expect(all[19]).toEqual(['/bins/19/__proto__', { key: '__proto__', more: 10 }]);
});
