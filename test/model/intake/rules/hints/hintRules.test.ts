import { expect, test } from 'vitest';
import { entryOf } from '../../../../support/entryOf.js';

const found = (annotations: unknown) =>
  entryOf({ id: 's' }, { name: 'count', inputSchema: { type: 'object' }, annotations })
    .findings.filter(({ code }) => code.startsWith('hints.'))
    .map(({ code, path, params }) => [code, path, params]);

test.each([
  ['false', 'string'],
  [0, 'number'],
  [null, 'null'],
  [[], 'array'],
  [{}, 'object'],
])('%j is no answer', (value, type) => {
  expect(found({ readOnlyHint: value, openWorldHint: value })).toEqual([
    ['hints.type', '/annotations/readOnlyHint', { hint: 'readOnlyHint', found: type }],
    ['hints.type', '/annotations/openWorldHint', { hint: 'openWorldHint', found: type }],
  ]);
});

test('booleans are answers, and what is absent needs none', () => {
  const hints = { readOnlyHint: false, destructiveHint: true, idempotentHint: undefined };
  expect(found({ ...hints, another: 'x' })).toEqual([]);
  expect(found('readOnly')).toEqual([]);
});

test('what only reads does not destroy', () => {
  expect(found({ readOnlyHint: true, destructiveHint: true })).toEqual([
    ['hints.contradiction', '/annotations', {}],
  ]);
  expect(found({ readOnlyHint: true, destructiveHint: 'true' })).toEqual([
    ['hints.type', '/annotations/destructiveHint', { hint: 'destructiveHint', found: 'string' }],
  ]);
  expect(found({ readOnlyHint: false, destructiveHint: true })).toEqual([]);
});
