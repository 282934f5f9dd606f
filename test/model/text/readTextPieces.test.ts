import { expect, test } from 'vitest';
import { readTextPieces } from '../../../src/model/text/readTextPieces.js';
import type { TextKind } from '../../../src/model/text/TextKind.js';

/** Pieces in short: a text as it is, a hidden run as its code point and count, a gap as its kind and count. */
const brief = (text: string, kind: TextKind = 'text') =>
  readTextPieces(text, kind).map((piece) => {
    if (piece.kind === 'plain') return piece.text;
    if (piece.kind !== 'hidden') return [piece.kind, piece.count];
    return [piece.run.codePoint.toString(16), piece.size];
  });

test('takes a plain text as one piece, as it came', () => {
  const text = 'Reads a file.\n\n- `path`: where it is\n    indented\n';
  expect(readTextPieces(text, 'text')).toEqual([{ kind: 'plain', text }]);
  expect(readTextPieces('', 'label')).toEqual([{ kind: 'plain', text: '' }]);
});

test('parts what can be seen from what hides', () => {
  expect(brief('a\u202Eb\u200B\u200B\u{E0061}\u{E0062}')).toEqual([
    'a',
    ['202e', 1],
    'b',
    ['200b', 2],
    ['e0061', 2],
  ]);
  expect(brief('\uD83D\0')).toEqual([
    ['d83d', 1],
    ['0', 1],
  ]);
});

test('leaves honest text whole', () => {
  for (const text of ['می\u200Cخواند', '👩\u200D💻 ❤\uFE0F', 'Résumé', 'שלום!\u200F (C++)']) {
    expect(brief(text, 'label')).toEqual([text]);
  }
});

test('counts 40 spaces and more between words, and fewer not', () => {
  expect(brief(`a${' '.repeat(40)}b`)).toEqual(['a', ['spaces', 40], 'b']);
  expect(brief(`a${' '.repeat(39)}b`)).toEqual([`a${' '.repeat(39)}b`]);
  expect(brief(`a${'\u00A0'.repeat(200)}b`, 'label')).toEqual(['a', ['spaces', 200], 'b']);
  expect(brief(`a${'\u3000 '.repeat(20)}b`)).toEqual(['a', ['spaces', 40], 'b']);
  expect(brief(`a${'\t'.repeat(10)}b`)).toEqual(['a', ['spaces', 10], 'b']);
});

test('leaves alone what leads a line, up to 200 columns', () => {
  const indent = ' '.repeat(200);
  expect(brief(`${indent}a\n${indent}b`)).toEqual([`${indent}a\n${indent}b`]);
  expect(brief(`a\n${indent} b`)).toEqual(['a\n', ['spaces', 201], 'b']);
  expect(brief(`${indent}a`, 'label')).toEqual([['spaces', 200], 'a']);
});

test('counts the spaces behind which a line ends', () => {
  expect(brief(`a${' '.repeat(60)}\nb`)).toEqual(['a', ['spaces', 60], '\nb']);
  expect(brief(`a${' '.repeat(60)}\n${' '.repeat(300)}b`)).toEqual([
    `a${' '.repeat(60)}\n`,
    ['spaces', 300],
    'b',
  ]);
});

test('counts 10 empty lines and more, whatever white space is in them', () => {
  expect(brief(`a${'\n'.repeat(120)}b`)).toEqual(['a', ['lines', 120], 'b']);
  expect(brief(`a${'\n \t'.repeat(10)}b`)).toEqual(['a', ['lines', 10], ' \tb']);
  expect(brief(`a${'\r\n\u00A0'.repeat(30)}\r\nb`)).toEqual(['a', ['lines', 31], 'b']);
  expect(brief(`a${'\n'.repeat(9)}b`)).toEqual([`a${'\n'.repeat(9)}b`]);
});

test('has one line break in a text, whichever way it is written, and none in a label', () => {
  expect(brief('a\r\nb\rc\nd')).toEqual(['a\nb\nc\nd']);
  expect(brief('a \r\n\n b\tc\rd', 'label')).toEqual([
    'a',
    ['breaks', 2],
    'b c',
    ['breaks', 1],
    'd',
  ]);
});

test('gives the text without what hides in the texts of its pieces', () => {
  const cleaned = (text: string, kind: TextKind) =>
    readTextPieces(text, kind)
      .map((piece) => piece.text)
      .join('');
  expect(cleaned('Read\u2028file\u200B\n\nnow', 'label')).toBe('Read file now');
  expect(cleaned(`a${' '.repeat(400)}b${'\n'.repeat(50)}c`, 'text')).toBe('a b\n\nc');
});

test('is linear in a million characters of the worst kinds', () => {
  expect(brief('\u200B'.repeat(1_000_000))).toEqual([['200b', 1_000_000]]);
  expect(brief(' '.repeat(1_000_000))).toEqual([['spaces', 1_000_000]]);
  expect(brief('\n'.repeat(1_000_000), 'label')).toEqual([['breaks', 1_000_000]]);
  expect(readTextPieces('a\u202E'.repeat(500_000), 'text')).toHaveLength(1_000_000);
  expect(brief(`${' '.repeat(39)}a\n`.repeat(25_000))).toHaveLength(1);
});
