import { describe, expect, test } from 'vitest';
import { revisions } from '../../cases/IntakeCase.js';
import { found } from './found.js';

const roots = (inputSchema: unknown, protocolVersion?: string) =>
  found('intake.schema-root', { inputSchema }, protocolVersion ? { protocolVersion } : {});

test('a missing type is missed at the root', () => {
  const missing = [['/inputSchema', { keyword: 'type', found: 'missing' }]];
  expect(roots({})).toEqual(missing);
  expect(roots({ type: undefined })).toEqual(missing);
  expect(roots({ $ref: '#/$defs/in', $defs: { in: { type: 'object' } } })).toEqual(missing);
  expect(roots({ anyOf: [{ type: 'object' }] })).toEqual(missing);
});

describe('another type than object', () => {
  test.each([
    ['array', '"array"'],
    ['Object', '"Object"'],
    ['', '""'],
    [['object'], 'array'],
    [null, 'null'],
    [true, 'boolean'],
  ])('%j', (type, is) => {
    expect(roots({ type })).toEqual([['/inputSchema/type', { keyword: 'type', found: is }]]);
  });

  test('a long one is cut', () => {
    const [[, params] = []] = roots({ type: 'o'.repeat(1_000) });
    expect(params).toEqual({ keyword: 'type', found: `"${'o'.repeat(198)}\u2026` });
  });
});

test.each([
  ['$schema', 7, 'number'],
  ['$schema', null, 'null'],
  ['properties', [], 'array'],
  ['properties', null, 'null'],
  ['properties', 'bin', 'string'],
  ['required', 'bin', 'string'],
  ['required', true, 'boolean'],
  ['required', { bin: true }, 'object'],
  ['required', null, 'null'],
  ['required', ['bin', 1, null], 'array with number'],
  ['required', [null], 'array with null'],
])('%s may not be %j', (keyword, value, is) => {
  expect(roots({ type: 'object', [keyword]: value })).toEqual([
    [`/inputSchema/${keyword}`, { keyword, found: is }],
  ]);
});

test('every broken keyword is told', () => {
  expect(roots({ $schema: 1, properties: 2, required: 3 })).toEqual([
    ['/inputSchema', { keyword: 'type', found: 'missing' }],
    ['/inputSchema/$schema', { keyword: '$schema', found: 'number' }],
    ['/inputSchema/properties', { keyword: 'properties', found: 'number' }],
    ['/inputSchema/required', { keyword: 'required', found: 'number' }],
  ]);
});

test.each(revisions)('the same holds in %s', (revision) => {
  expect(roots({ type: 'object', properties: [] }, revision)).toHaveLength(1);
  expect(roots({ type: 'object', properties: {}, required: [] }, revision)).toEqual([]);
});

test('what is no object has no root', () => {
  expect(roots(null)).toEqual([]);
  expect(roots([])).toEqual([]);
});
