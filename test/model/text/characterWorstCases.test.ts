import { describe, expect, test } from 'vitest';
import { lookalikeSkeleton } from '../../../src/model/text/lookalikeSkeleton.js';
import { characterFindings } from '../../support/characterFindings.js';

const length = 300_000;
const worst = [
  ...['a', ' ', '\n', ' \n', 'QUJD', '6162', '\\x61', 'eyJ', 'eyJa.', '-_/+', 'a '],
  ...[
    '\u200b',
    '\u200ba',
    '\u200b\u200c',
    '\u0645\u200c',
    '\u0e01\u200b',
    '\u00ad',
    '\u034f\u0301',
  ],
  ...[
    '\u{e0041}',
    '\u{e0041}a',
    '\u{1f3f4}\u{e0067}\u{e0062}',
    '\u{e0151}',
    '\ufe0f',
    '\u2764\ufe0f',
  ],
  ...['\u{1f468}\u200d', '\u2066', '\u2069', '\u2066\u2069', '\u202e', '\u05d0\u200f', '\u200f'],
  ...['\ue000', '\ue000\ue001', '\ud800', '\udc00\ud800', '\u0000', '\u001ba', '\u2028', '\u2800'],
  ...['\u2801\u2800', '\u115f', '\u1160\u1100', '\u3164', '\u0301', '\u0301\u0302', 'a\u0301'],
  ...['\u0430', 'a\u0430', '\u03b1b ', '\u{1d41a}', '\u{1d41a} ', '\uff41', '\u6f22\uff41'],
  ...['\u{1f1f3}', '\u1d00', '\u1820\u180b', '\u{13000}\u{13430}', '\u180e', '\u00a0', '\u3000'],
];

// Along so many characters the square would take minutes: far beyond the time-out.
describe('takes time in proportion to the text', () => {
  test.each(worst)('of %j again and again', (unit) => {
    const text = unit.repeat(length / unit.length);
    expect(characterFindings({ description: text, title: text }).length).toBeLessThan(20);
    expect(lookalikeSkeleton(text).length).toBeLessThanOrEqual(text.length);
  });
});
