import { describe, expect, test } from 'vitest';
import { characterName } from '../../../src/model/text/characterName.js';
import { codePointLabel } from '../../../src/model/text/codePointLabel.js';

describe('characterName', () => {
  test.each([
    [0x202e, 'RIGHT-TO-LEFT OVERRIDE'],
    [0x200b, 'ZERO WIDTH SPACE'],
    [0xfeff, 'ZERO WIDTH NO-BREAK SPACE'],
    [0x1b, 'ESCAPE'],
    [0x0, 'NULL'],
    [0x85, 'NEXT LINE'],
    [0x9b, 'CONTROL SEQUENCE INTRODUCER'],
    [0x80, 'PADDING CHARACTER'],
    [0xa0, 'NO-BREAK SPACE'],
    [0x3164, 'HANGUL FILLER'],
    [0x2800, 'BRAILLE PATTERN BLANK'],
    [0x180b, 'MONGOLIAN FREE VARIATION SELECTOR ONE'],
    [0xfe00, 'VARIATION SELECTOR-1'],
    [0xfe0f, 'VARIATION SELECTOR-16'],
    [0xe0100, 'VARIATION SELECTOR-17'],
    [0xe01ef, 'VARIATION SELECTOR-256'],
    [0xe0041, 'TAG LATIN CAPITAL LETTER A'],
    [0xe0078, 'TAG LATIN SMALL LETTER X'],
    [0xe0020, 'TAG SPACE'],
    [0xe007f, 'CANCEL TAG'],
    [0xe0002, 'UNASSIGNED'],
    [0xe0fff, 'UNASSIGNED'],
    [0x2065, 'UNASSIGNED'],
    [0xe000, 'PRIVATE USE'],
    [0x10fffd, 'PRIVATE USE'],
    [0xfffe, 'NONCHARACTER'],
    [0xfdd0, 'NONCHARACTER'],
    [0x10ffff, 'NONCHARACTER'],
    [0xd800, 'HIGH SURROGATE'],
    [0xdfff, 'LOW SURROGATE'],
  ])('%i is %s', (codePoint, name) => {
    expect(characterName(codePoint)).toBe(name);
  });
});

test('codePointLabel writes at least four digits', () => {
  expect([0x1b, 0x202e, 0xe0078, 0x10ffff].map(codePointLabel)).toStrictEqual([
    'U+001B',
    'U+202E',
    'U+E0078',
    'U+10FFFF',
  ]);
});
