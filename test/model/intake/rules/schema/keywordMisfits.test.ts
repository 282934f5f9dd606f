import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../../../src/model/JsonObject.js';
import { entryOf } from '../../../../support/entryOf.js';

const found = (raw: JsonObject, protocolVersion = '2026-07-28') =>
  entryOf(
    { id: 's', protocolVersion },
    { name: 'count', inputSchema: { type: 'object' }, ...raw },
  ).findings.map(({ code, path, params }) => [code, path, params]);

const taking = (bin: unknown) => ({ inputSchema: { type: 'object', properties: { bin } } });

const misfit = (path: string, expected: string, is: string) => [
  'intake.field-type',
  path,
  { expected, found: is },
];

test.each([
  ['type', 'strnig', 'type name', '"strnig"'],
  ['type', 'String', 'type name', '"String"'],
  ['type', '', 'type name', '""'],
  ['type', null, 'type name', 'null'],
  ['type', {}, 'type name', 'object'],
  ['type', [], 'type name', 'empty array'],
  ['required', true, 'array of strings', 'boolean'],
  ['required', 'bin', 'array of strings', 'string'],
  ['required', ['a', 1], 'array of strings', 'array with number'],
  ['enum', 'a', 'array', 'string'],
  ['enum', { a: 1 }, 'array', 'object'],
  ['allOf', [], 'array of schemas', 'empty array'],
  ['anyOf', { type: 'string' }, 'array of schemas', 'object'],
  ['oneOf', null, 'array of schemas', 'null'],
  ['items', 'string', 'schema', 'string'],
  ['prefixItems', {}, 'array of schemas', 'object'],
  ['not', [{}], 'schema', 'array'],
  ['additionalProperties', 'no', 'schema', 'string'],
  ['properties', [], 'object', 'array'],
  ['$defs', null, 'object', 'null'],
  ['definitions', true, 'object', 'boolean'],
  ['patternProperties', 'x', 'object', 'string'],
  ['dependencies', ['a'], 'object', 'array'],
  ['minimum', '1', 'number', 'string'],
  ['maximum', true, 'number', 'boolean'],
  ['exclusiveMinimum', '1', 'number', 'string'],
  ['multipleOf', 0, 'positive number', '0'],
  ['multipleOf', '2', 'positive number', 'string'],
  ['minLength', '1', 'non-negative integer', 'string'],
  ['maxLength', 1.5, 'non-negative integer', '1.5'],
  ['minItems', -1, 'non-negative integer', '-1'],
  ['maxProperties', null, 'non-negative integer', 'null'],
  ['uniqueItems', 'true', 'boolean', 'string'],
  ['pattern', 7, 'string', 'number'],
  ['format', ['uri'], 'string', 'array'],
  ['title', {}, 'string', 'object'],
  ['description', { text: 'x' }, 'string', 'object'],
  ['description', null, 'string', 'null'],
  ['$ref', null, 'string', 'null'],
  ['$ref', 5, 'string', 'number'],
  ['$schema', 7, 'string', 'number'],
  ['$id', {}, 'string', 'object'],
])('no dialect has a meaning for %s: %j', (keyword, value, expected, is) => {
  expect(found(taking({ [keyword]: value }))).toEqual([
    misfit(`/inputSchema/properties/bin/${keyword}`, expected, is),
  ]);
});

test.each([
  { type: ['string', 'null'] },
  { type: 'any' },
  { type: 'number', minimum: 3, exclusiveMinimum: true },
  { exclusiveMaximum: 7.5, multipleOf: 0.01 },
  { minLength: 0, maxLength: 2, minItems: 1.0 },
  { required: [], enum: [], properties: {}, items: [], prefixItems: [] },
  { items: [{}, true], additionalItems: false },
  { dependencies: { a: ['b'], c: { required: ['d'] }, e: true } },
  { dependentRequired: { a: ['b'] }, dependentSchemas: { a: {} } },
  { const: null, default: null, examples: 'x', deprecated: 'soon', nullable: 'yes' },
  { properties: { type: { enum: ['a'] }, required: { type: 'boolean' }, title: true } },
  { pattern: '(', format: 'no-such-format', $comment: '' },
  { minimum: undefined, properties: { a: undefined } },
  { id: 7, name: 8, 'x-type': [] },
  { default: { type: 'strnig', required: true }, enum: [{ minimum: 'x' }] },
])('some dialect has a meaning for %j', (bin) => {
  expect(found(taking(bin))).toEqual([]);
});

describe('a misfit inside a value', () => {
  test.each([
    ['type/1', { type: ['string', 'nil'] }, 'type name', '"nil"'],
    ['anyOf/1', { anyOf: [{}, 'string'] }, 'schema', 'string'],
    ['items/0', { items: [null] }, 'schema', 'null'],
    ['properties/a~1b', { properties: { 'a/b': 'string' } }, 'schema', 'string'],
    ['$defs/a', { $defs: { a: ['string'] } }, 'schema', 'array'],
    ['dependencies/a', { dependencies: { a: 'b' } }, 'schema', 'string'],
    ['dependencies/a', { dependencies: { a: [1] } }, 'array of strings', 'array with number'],
    ['dependentRequired/a', { dependentRequired: { a: 'b' } }, 'array of strings', 'string'],
  ])('is told at %s', (place, bin, expected, is) => {
    expect(found(taking(bin))).toEqual([
      misfit(`/inputSchema/properties/bin/${place}`, expected, is),
    ]);
  });
});

describe('what is said of a root elsewhere is not said twice', () => {
  test('of parameters', () => {
    expect(
      found({ inputSchema: { type: 'strnig', $schema: 7, properties: [], required: true } }).map(
        ([code, path]) => [code, path],
      ),
    ).toEqual([
      ['intake.schema-root', '/inputSchema/type'],
      ['intake.schema-root', '/inputSchema/$schema'],
      ['intake.schema-root', '/inputSchema/properties'],
      ['intake.schema-root', '/inputSchema/required'],
    ]);
  });

  test.each(['2025-06-18', '2025-11-25', '2026-07-28'])('of members in %s', (revision) => {
    const properties = { bin: 'string' };
    const raw = {
      inputSchema: { type: 'object', properties },
      outputSchema: { type: 'object', properties },
    };
    expect(found(raw, revision).map(([code, path]) => [code, path])).toEqual([
      ['intake.field-type', '/inputSchema/properties/bin'],
      ['intake.field-type', '/outputSchema/properties/bin'],
    ]);
  });

  test.each(['2025-06-18', '2025-11-25', '2026-07-28'])('of results in %s', (revision) => {
    const outputSchema = { type: 'object', $schema: 7, properties: [], required: 'bin' };
    expect(found({ outputSchema }, revision).map(([code, path]) => [code, path])).toEqual([
      ['intake.field-type', '/outputSchema/$schema'],
      ['intake.field-type', '/outputSchema/properties'],
      ['intake.field-type', '/outputSchema/required'],
    ]);
  });

  test('of a type of results, which was fixed once', () => {
    const outputSchema = { type: 'strnig' };
    expect(found({ outputSchema })).toEqual([
      misfit('/outputSchema/type', 'type name', '"strnig"'),
    ]);
    expect(found({ outputSchema }, '2025-11-25')).toEqual([
      misfit('/outputSchema/type', '"object"', '"strnig"'),
    ]);
  });
});

test('what a revision does not know may be anything', () => {
  expect(found({ outputSchema: { required: true, not: 7 } }, '2025-03-26')).toEqual([]);
});

test('20 places are told, and how many more there are', () => {
  const items = Array.from({ length: 500 }, () => ({ minLength: '1' }));
  const findings = found(taking({ prefixItems: items }));
  expect(findings).toHaveLength(20);
  expect(findings[19]).toEqual([
    'intake.field-type',
    '/inputSchema/properties/bin/prefixItems/19/minLength',
    { expected: 'non-negative integer', found: 'string', more: 480 },
  ]);
});
