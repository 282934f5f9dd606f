import { expect, test } from 'vitest';
import type { JsonObject } from '../../../../../src/model/JsonObject.js';
import { entryOf } from '../../../../support/entryOf.js';

const found = (raw: JsonObject) =>
  entryOf({ id: 's' }, { name: 'count', inputSchema: { type: 'object' }, ...raw }).findings.map(
    ({ code, severity, path, params }) => [code, severity, path, params],
  );

const nested = (levels: number): JsonObject =>
  Array.from({ length: levels - 1 }).reduce<JsonObject>((items) => ({ items }), {});

test.each([
  'http://json-schema.org/draft-04/schema',
  'http://json-schema.org/draft-04/schema#',
  'http://json-schema.org/draft-06/schema#',
  'http://json-schema.org/draft-07/schema',
  'https://json-schema.org/draft-07/schema#',
  'https://json-schema.org/draft/2019-09/schema',
  'https://json-schema.org/draft/2020-12/schema#',
  'http://json-schema.org/draft/2020-12/schema',
])('%s is read', ($schema) => {
  expect(found({ inputSchema: { type: 'object', $schema }, outputSchema: { $schema } })).toEqual(
    [],
  );
});

test.each([
  '',
  'draft-07',
  'http://json-schema.org/draft-03/schema#',
  'http://json-schema.org/draft-05/schema#',
  'http://json-schema.org/schema#',
  'http://json-schema.org/draft-07/schema##',
  'https://json-schema.org/draft/2020-12/hyper-schema',
  'https://json-schema.org.stock.example/draft/2020-12/schema',
  ' https://json-schema.org/draft/2020-12/schema',
])('%j is not read', ($schema) => {
  expect(found({ inputSchema: { type: 'object', $schema } })).toEqual([
    ['schema.dialect', 'warning', '/inputSchema/$schema', { dialect: $schema }],
  ]);
});

test('a dialect is told wherever a schema names it', () => {
  const $schema = `https://stock.example/${'a'.repeat(300)}`;
  const dialect = `https://stock.example/${'a'.repeat(177)}\u2026`;
  const properties = { bin: { $schema }, $schema: { const: 'x' } };
  expect(found({ inputSchema: { type: 'object', properties }, outputSchema: { $schema } })).toEqual(
    [
      ['schema.dialect', 'warning', '/inputSchema/properties/bin/$schema', { dialect }],
      ['schema.dialect', 'warning', '/outputSchema/$schema', { dialect }],
    ],
  );
});

test('64 levels of schemas are told by nobody, and 65 at the innermost', () => {
  const output = (levels: number) => found({ outputSchema: nested(levels) });
  expect(output(64)).toEqual([]);
  expect(output(65)).toEqual([
    ['schema.deep', 'warning', `/outputSchema${'/items'.repeat(64)}`, { depth: 65 }],
  ]);
  const inputSchema = { type: 'object', properties: { a: nested(70), b: nested(120) } };
  expect(found({ inputSchema })).toEqual([
    ['schema.deep', 'warning', `/inputSchema/properties/b${'/items'.repeat(119)}`, { depth: 121 }],
  ]);
});

test('levels of data are none of schemas', () => {
  const inputSchema = { type: 'object', default: nested(200) };
  expect(found({ inputSchema })).toEqual([]);
});
