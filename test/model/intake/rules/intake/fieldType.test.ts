import { describe, expect, test } from 'vitest';
import { revisions } from '../../cases/IntakeCase.js';
import { found } from './found.js';

type Row = readonly [
  says: string,
  members: object,
  path: string,
  expected: string,
  found: string,
  since: string,
  until?: string,
];

const under = (properties: object) => ({ type: 'object', properties });
const apps = { extensions: ['io.modelcontextprotocol/ui'] };
const src = 'data:image/png;base64,';
const words = '"forbidden" or "optional" or "required"';

const table: readonly Row[] = [
  ['a title', { title: 5 }, '/title', 'string', 'number', '2025-06-18'],
  ['a title', { title: null }, '/title', 'string', 'null', '2025-06-18'],
  ['a description', { description: ['a'] }, '/description', 'string', 'array', '2024-11-05'],
  ['a description', { description: {} }, '/description', 'string', 'object', '2024-11-05'],
  ['annotations', { annotations: [] }, '/annotations', 'object', 'array', '2025-03-26'],
  ['annotations', { annotations: null }, '/annotations', 'object', 'null', '2025-03-26'],
  [
    'a title among annotations',
    { annotations: { title: false } },
    '/annotations/title',
    'string',
    'boolean',
    '2025-03-26',
  ],
  ['icons', { icons: { src } }, '/icons', 'array', 'object', '2025-11-25'],
  ['an icon', { icons: [src] }, '/icons/0', 'object', 'string', '2025-11-25'],
  ['a source', { icons: [{}] }, '/icons/0', 'src', 'missing', '2025-11-25'],
  ['a source', { icons: [{ src }, { src: 5 }] }, '/icons/1/src', 'string', 'number', '2025-11-25'],
  [
    'a type of image',
    { icons: [{ src, mimeType: null }] },
    '/icons/0/mimeType',
    'string',
    'null',
    '2025-11-25',
  ],
  ['sizes', { icons: [{ src, sizes: '1x1' }] }, '/icons/0/sizes', 'array', 'string', '2025-11-25'],
  [
    'a size',
    { icons: [{ src, sizes: ['any', 48] }] },
    '/icons/0/sizes/1',
    'string',
    'number',
    '2025-11-25',
  ],
  [
    'a background',
    { icons: [{ src, theme: 'sepia' }] },
    '/icons/0/theme',
    '"light" or "dark"',
    '"sepia"',
    '2025-11-25',
  ],
  ['execution', { execution: null }, '/execution', 'object', 'null', '2025-11-25', '2026-07-28'],
  [
    'a task',
    { execution: { taskSupport: 'never' } },
    '/execution/taskSupport',
    words,
    '"never"',
    '2025-11-25',
    '2026-07-28',
  ],
  [
    'a task',
    { execution: { taskSupport: true } },
    '/execution/taskSupport',
    words,
    'boolean',
    '2025-11-25',
    '2026-07-28',
  ],
  ['an output', { outputSchema: true }, '/outputSchema', 'object', 'boolean', '2025-06-18'],
  ['an output', { outputSchema: [] }, '/outputSchema', 'object', 'array', '2025-06-18'],
  [
    'the dialect of an output',
    { outputSchema: { $schema: 7, type: 'object' } },
    '/outputSchema/$schema',
    'string',
    'number',
    '2025-06-18',
  ],
  [
    'the root of an output',
    { outputSchema: { type: 'array' } },
    '/outputSchema/type',
    '"object"',
    '"array"',
    '2025-06-18',
    '2026-07-28',
  ],
  [
    'the root of an output',
    { outputSchema: { oneOf: [{ type: 'object' }] } },
    '/outputSchema',
    'type',
    'missing',
    '2025-06-18',
    '2026-07-28',
  ],
  [
    'a part of an output',
    { outputSchema: under({ 'a/b': true }) },
    '/outputSchema/properties/a~1b',
    'object',
    'boolean',
    '2025-06-18',
    '2026-07-28',
  ],
  [
    'a parameter',
    { inputSchema: under({ bin: {}, any: false }) },
    '/inputSchema/properties/any',
    'object',
    'boolean',
    '2024-11-05',
    '2026-07-28',
  ],
  ['metadata', { _meta: [] }, '/_meta', 'object', 'array', '2025-06-18'],
  [
    'an app',
    { _meta: { ui: { resourceUri: 5 } } },
    '/_meta/ui/resourceUri',
    'string',
    'number',
    '2025-06-18',
  ],
  [
    'an app by the older key',
    { _meta: { 'ui/resourceUri': {} } },
    '/_meta/ui~1resourceUri',
    'string',
    'object',
    '2025-06-18',
  ],
  [
    'those who see it',
    { _meta: { ui: { visibility: 'model' } } },
    '/_meta/ui/visibility',
    'array',
    'string',
    '2025-06-18',
  ],
  [
    'one who sees it',
    { _meta: { ui: { visibility: ['model', 'user'] } } },
    '/_meta/ui/visibility/1',
    '"model" or "app"',
    '"user"',
    '2025-06-18',
  ],
];

const rows = table.map((row) => [`${row[0]}: ${JSON.stringify(row[1])}`, row] as const);

describe.each(revisions)('%s', (revision) => {
  test.each(rows)('%s', (_, [, members, path, expected, is, since, until = '9999-12-31']) => {
    const params = { expected, found: is };
    expect(found('intake.field-type', members, { protocolVersion: revision })).toEqual(
      revision >= since && revision < until ? [[path, params]] : [],
    );
  });

  test('all in order', () => {
    const members = {
      title: 'Stock',
      description: '',
      annotations: { title: 'Stock', readOnlyHint: 'yes', costHint: 5 },
      icons: [{ src, mimeType: 'image/png', sizes: ['48x48', 'any'], theme: 'dark', extra: 1 }],
      execution: { taskSupport: 'optional' },
      inputSchema: under({ bin: { items: true } }),
      outputSchema: { $schema: 'https://json-schema.org/draft/2020-12/schema', ...under({}) },
      _meta: { ui: { resourceUri: 'ui://stock', visibility: ['model', 'app'] }, x: null },
      securitySchemes: 5,
    };
    expect(found('intake.field-type', members, { protocolVersion: revision }, apps)).toEqual([]);
  });

  test('undefined is absent', () => {
    const members = { title: undefined, annotations: { title: undefined }, _meta: undefined };
    expect(found('intake.field-type', members, { protocolVersion: revision })).toEqual([]);
  });
});

test('the metadata of apps is an object where the host has apps', () => {
  const members = { _meta: { ui: 'dark' } };
  expect(found('intake.field-type', members)).toEqual([]);
  expect(found('intake.field-type', members, {}, apps)).toEqual([
    ['/_meta/ui', { expected: 'object', found: 'string' }],
  ]);
});

test('everything that is wrong is told', () => {
  const members = { title: 1, icons: [5, { src: 1, theme: 2 }], _meta: 3 };
  expect(found('intake.field-type', members)).toEqual([
    ['/title', { expected: 'string', found: 'number' }],
    ['/icons/0', { expected: 'object', found: 'number' }],
    ['/icons/1/src', { expected: 'string', found: 'number' }],
    ['/icons/1/theme', { expected: '"light" or "dark"', found: 'number' }],
    ['/_meta', { expected: 'object', found: 'number' }],
  ]);
});

test('the twentieth place tells of those beyond', () => {
  const all = found('intake.field-type', { icons: Array.from({ length: 500 }, () => null) });
  expect(all).toHaveLength(20);
  expect(all[19]).toEqual(['/icons/19', { expected: 'object', found: 'null', more: 480 }]);
});

test('members and keywords share the twenty places', () => {
  const properties = Object.fromEntries(
    Array.from({ length: 15 }, (_, n) => [`p${n}`, { type: 'strnig' }]),
  );
  const members = {
    icons: Array.from({ length: 15 }, () => null),
    inputSchema: { type: 'object', properties },
  };
  const all = found('intake.field-type', members);
  expect(all).toHaveLength(20);
  expect(all[19]).toEqual([
    '/inputSchema/properties/p4/type',
    { expected: 'type name', found: '"strnig"', more: 10 },
  ]);
});
