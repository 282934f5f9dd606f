import { expect, test } from 'vitest';
import { findingListMessages } from '../../../src/messages/findingListMessages.js';
import type { FindingCode } from '../../../src/model/intake/Finding.js';
import { sampleParams } from './sampleParams.js';

const { words, evidence } = findingListMessages;
const codes = Object.keys(sampleParams) as FindingCode[];

test.each(codes)('%s has words that its parameters fill', (code) => {
  const { says, explains, source } = words[code];
  const params = sampleParams[code];
  expect(says(params)).toMatch(/^\S.*[^.\s]$/);
  expect(says(params)).not.toMatch(/undefined|null|NaN|\[object|\{|\}/);
  expect(explains).toMatch(/^[A-Z][^.]*\.$|^[A-Z].*[^.]\.$/);
  expect(source).toMatch(/\S/);
});

test.each(codes)('%s has words where no parameter is given', (code) => {
  expect(words[code].says({})).toMatch(/^\S.*[^.\s]$/);
  expect(words[code].says({})).not.toMatch(/undefined|null|NaN|\[object|“”|\(\)/);
});

test.each(codes)('the sentence of %s holds nothing of the server', (code) => {
  const params = Object.fromEntries(
    Object.entries(sampleParams[code]).map(([key, value]) => [
      key,
      Object.hasOwn(evidence, key) ? 'FROM THE SERVER' : value,
    ]),
  );
  expect(words[code].says(params)).not.toContain('FROM THE SERVER');
});

test.each([
  ['text.directive'],
  ['text.ui-imitation'],
  ['identity.title-contradicts-name'],
  ['hints.name-mismatch'],
  ['schema.side-channel'],
  ['intake.header-secret'],
] as const)('the guess %s is worded as one', (code) => {
  expect(words[code].says(sampleParams[code])).toMatch(/\breads? like\b/);
});

test('no fact is a verdict', () => {
  for (const code of codes) {
    const { says, explains } = words[code];
    expect(`${says(sampleParams[code])} ${explains}`).not.toMatch(
      /attack|malicious|malware|poison|suspicious|evil|fraud|unsafe/i,
    );
  }
});

test('counts agree with their nouns', () => {
  expect(words['text.tags'].says({ count: 1 })).toBe('1 tag character');
  expect(words['text.tags'].says({ count: 1200 })).toBe('1,200 tag characters');
  expect(words['text.bidi'].says({ count: 1, codePoints: 'U+202E' })).toBe(
    '1 character that turns the reading direction (U+202E)',
  );
  expect(words['identity.cross-server'].says({ server: 'Files', count: 1 })).toBe(
    'the name is that of another tool of “Files” too',
  );
  expect(words['identity.cross-server'].says({ server: 'Files', count: 3 })).toBe(
    'the name is that of tools of 3 other servers too, such as “Files”',
  );
  expect(findingListMessages.count('danger', 1)).toBe('1 danger');
  expect(findingListMessages.count('warning', 2)).toBe('2 notes');
});
