import { expect, test } from 'vitest';
import { hintStanding } from '../../../src/components/tool-card/hintStanding.js';
import { toolOf } from '../../support/toolOf.js';

const standing = (annotations: unknown, trusted = false) =>
  hintStanding(toolOf({ annotations }), trusted);

test('is untrusted until the operator trusts the server', () => {
  expect(standing({ readOnlyHint: true })).toBe('untrusted');
  expect(standing({ openWorldHint: false })).toBe('untrusted');
  expect(standing({ readOnlyHint: true }, true)).toBe('trusted');
});

test('is none where the server states nothing', () => {
  for (const annotations of [
    undefined,
    null,
    'read-only',
    [],
    {},
    { title: 'Read' },
    { title: 7 },
  ]) {
    expect(standing(annotations)).toBe('none');
    expect(standing(annotations, true)).toBe('none');
  }
});

test('counts a hint of the wrong type, and one that is not known, as stated', () => {
  expect(standing({ readOnlyHint: 'false' })).toBe('untrusted');
  expect(standing({ destructiveHint: null })).toBe('untrusted');
  expect(standing({ costHint: 3 })).toBe('untrusted');
});
