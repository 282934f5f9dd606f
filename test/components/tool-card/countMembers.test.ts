import { expect, test } from 'vitest';
import { countMembers } from '../../../src/components/tool-card/countMembers.js';

test('counts the properties of the root and the names that are required', () => {
  const properties = { path: {}, head: {}, tail: true };
  expect(countMembers({ properties, required: ['path', 'head', 'path'] })).toEqual({
    properties: 3,
    required: 2,
    byRule: false,
  });
});

test('counts a parameter of any name', () => {
  const properties = JSON.parse('{"__proto__": {}, "constructor": {}, "toString": {}}');
  expect(countMembers({ properties }).properties).toBe(3);
});

test('takes schemas as servers send them', () => {
  const none = { properties: 0, required: 0, byRule: false };
  expect(countMembers({})).toEqual(none);
  expect(countMembers({ properties: [], required: 'path' })).toEqual(none);
  expect(countMembers({ properties: null, required: [1, null] })).toEqual(none);
});

test('says so where another keyword may stand for parameters', () => {
  expect(countMembers({ anyOf: [{ properties: { path: {} } }] }).byRule).toBe(true);
  expect(countMembers({ properties: {}, $ref: '#/$defs/Query' }).byRule).toBe(true);
  expect(countMembers({ properties: { path: {} }, anyOf: [] }).byRule).toBe(false);
});
