import { expect, test } from 'vitest';
import type { JsonObject } from '../../../src/model/JsonObject.js';
import { countMembers } from '../../../src/model/schema/countMembers.js';

const counted = (schema: JsonObject) => {
  const { names, required, others } = countMembers(schema);
  return [names, required, others];
};

test('counts the names of the root and those that are required, each once', () => {
  const properties = { path: {}, head: {}, tail: true };
  expect(counted({ type: 'object', properties, required: ['path', 'head', 'path'] })).toEqual([
    3,
    2,
    'any',
  ]);
});

test('counts a parameter of any name', () => {
  const properties = JSON.parse('{"__proto__": {}, "constructor": {}, "toString": {}}');
  expect(counted({ properties, required: ['__proto__'] })).toEqual([3, 1, 'any']);
});

test('counts a name that is required and nowhere described', () => {
  expect(counted({ type: 'object', required: ['a', 'b'] })).toEqual([2, 2, 'any']);
  expect(counted({ properties: { a: {} }, required: ['a', 'b', 'c'] })).toEqual([3, 3, 'any']);
});

test('knows of no others only where the schema forbids them', () => {
  for (const closed of [
    { type: 'object', additionalProperties: false },
    { type: 'object', properties: {}, required: [], additionalProperties: false },
    { type: 'object', unevaluatedProperties: false },
    { type: 'object', maxProperties: 0 },
  ]) {
    expect(counted(closed)).toEqual([0, 0, 'none']);
  }
  for (const open of [
    { type: 'object' },
    {},
    { type: 'object', properties: {} },
    { type: 'object', additionalProperties: true },
    { type: 'object', additionalProperties: {} },
    { type: 'object', properties: {}, anyOf: [], patternProperties: {}, dependentRequired: {} },
    { $schema: 'https://json-schema.org/draft/2020-12/schema', type: 'object', title: 'None' },
    { type: ['object', 'null'], description: 'None', maxProperties: 3 },
  ]) {
    expect(counted(open)).toEqual([0, 0, 'any']);
  }
});

test.each<JsonObject>([
  { additionalProperties: { type: 'string' } },
  { unevaluatedProperties: { type: 'string' } },
  { patternProperties: { '^x-': {} } },
  { patternProperties: { '^x-': {} }, additionalProperties: false },
  { propertyNames: { enum: ['a', 'b'] } },
  { dependencies: { a: ['b'] } },
  { dependentRequired: { a: ['b'] } },
  { dependentSchemas: { a: {} } },
  { anyOf: [{ properties: { a: {} } }, { properties: { b: {} } }] },
  { oneOf: [{ required: ['a'] }, { required: ['b'] }] },
  { allOf: [{ required: ['a'] }, { required: ['b'] }] },
  { if: { required: ['a'] }, else: { required: ['b'] } },
  { const: { a: 1 } },
  { enum: [{ a: 1 }, {}] },
  { $ref: 'https://example.com/schema.json' },
  { $ref: '#/$defs/Gone' },
  { $dynamicRef: '#node' },
])('says so where a rule may name others: %j', (rule) => {
  expect(counted({ type: 'object', ...rule })).toEqual([0, 0, 'byRule']);
  expect(counted({ ...rule, type: 'object', properties: { own: {} }, required: ['own'] })).toEqual([
    1,
    1,
    'byRule',
  ]);
});

test('follows a reference and the only part of a whole, as the opened schema does', () => {
  const Query = { type: 'object', properties: { text: {}, limit: {} }, required: ['text'] };
  expect(counted({ type: 'object', $ref: '#/$defs/Query', $defs: { Query } })).toEqual([
    2,
    1,
    'unknown',
  ]);
  expect(counted({ type: 'object', properties: { a: {} }, allOf: [Query] })).toEqual([3, 1, 'any']);
  expect(counted({ allOf: [{ $ref: '#' }] })).toEqual([0, 0, 'any']);
});

test('claims nothing of what it does not understand', () => {
  for (const schema of [
    { type: 'string' },
    { type: [] },
    { type: 'object', not: { required: ['a'] } },
    { type: 'object', 'x-parameters': ['a'] },
    { properties: ['path'] },
    { properties: null },
    { required: 'path' },
    { required: [1, null] },
    { additionalProperties: 'no' },
    { type: 'object', anyOf: {}, allOf: 'all' },
  ]) {
    expect(counted(schema)).toEqual([0, 0, 'unknown']);
  }
});

test('counts a long list of required names whole, and says so where it is too long', () => {
  const names = Array.from({ length: 20_000 }, (_, n) => `parameter_${n}`);
  expect(counted({ required: names })).toEqual([20_000, 20_000, 'any']);
  expect(counted({ required: new Array(4_294_967_295) })).toEqual([0, 0, 'byRule']);
});

test('survives an object that does not let itself be read', () => {
  const refuse = (): never => {
    throw new Error('no');
  };
  const traps = { get: refuse, has: refuse, ownKeys: refuse, getOwnPropertyDescriptor: refuse };
  const hostile = new Proxy({}, traps);
  const list = new Proxy([], traps);
  expect(counted(hostile)).toEqual([0, 0, 'any']);
  expect(counted({ properties: hostile })).toEqual([0, 0, 'any']);
  expect(counted({ required: list, properties: { a: hostile } })).toEqual([1, 0, 'byRule']);
  expect(counted({ anyOf: list, patternProperties: hostile })[0]).toBe(0);
  const { proxy, revoke } = Proxy.revocable([], {});
  revoke();
  expect(counted({ required: proxy, properties: proxy, allOf: proxy })[0]).toBe(0);
});
