import { expect, test } from 'vitest';
import { foldPieces } from '../../../src/model/text/foldPieces.js';
import { readTextPieces } from '../../../src/model/text/readTextPieces.js';
import type { TextPiece } from '../../../src/model/text/TextPiece.js';

const written = (piece: TextPiece) => (piece.kind === 'plain' ? piece.text : `[${piece.size}]`);

/** A fold with its ends written out: what is marked as its size in brackets. */
function fold(text: string, foldAt: number, pages?: number) {
  const folded = foldPieces(readTextPieces(text, 'text'), foldAt, pages);
  if (folded === null) return null;
  const { head, tail, hidden } = folded;
  return { head: head.map(written).join(''), tail: tail.map(written).join(''), hidden };
}

test('leaves a text alone that is no longer than the limit', () => {
  expect(fold('', 100)).toBeNull();
  expect(fold('x'.repeat(100), 100)).toBeNull();
  expect(fold('a\u200Bb', 100)).toBeNull();
});

test('keeps both ends of a long text and counts what is between them', () => {
  expect(fold(`${'a'.repeat(60)}${'b'.repeat(400)}${'c'.repeat(20)}`, 100)).toEqual({
    head: 'a'.repeat(60),
    tail: 'c'.repeat(20),
    hidden: 400,
  });
});

test('cuts at a space where one is near', () => {
  const folded = fold('word '.repeat(100), 103);
  expect(folded?.head).toBe('word '.repeat(12).trimEnd());
  expect(folded?.tail).toBe('word word word word ');
});

test('folds many short lines, which are few characters', () => {
  expect(fold('a\n'.repeat(100), 1000)).toEqual({
    head: `${'a\n'.repeat(28)}a`,
    tail: 'a\n'.repeat(9),
    hidden: 125,
  });
});

test('never splits a surrogate pair, and counts one as one character', () => {
  const folded = fold('😀'.repeat(100), 51);
  expect(folded).toEqual({ head: '😀'.repeat(15), tail: '😀'.repeat(5), hidden: 80 });
});

test('never splits what is seen as one character', () => {
  const family = '👩‍👩‍👧';
  const folded = fold(family.repeat(50), 101);
  expect(folded?.head).toBe(family.repeat(7));
  expect(folded?.tail.replaceAll(family, '')).toBe('');
  expect(fold('e\u0301'.repeat(100), 51)?.head).toBe('e\u0301'.repeat(15));
});

test('folds a base with endless marks, and a million characters', () => {
  expect(fold(`e${'\u0301'.repeat(5000)}`, 100)?.head.length).toBe(60);
  expect(fold('x'.repeat(1_000_000), 1000)?.hidden).toBe(999_200);
});

test('cuts between runs of what hides and never within one', () => {
  const text = `ab${'\u200B'.repeat(5000)}${'c'.repeat(300)}\u202E${'\u2060'.repeat(70)}d`;
  expect(fold(text, 100)).toEqual({
    head: `ab[5000]${'c'.repeat(38)}`,
    tail: 'd',
    hidden: 262 + 1 + 70,
  });
});

test('shows 200 more marks a page, and then all', () => {
  const text = 'a\u200B'.repeat(1000);
  expect(fold(text, 100)).toEqual({ head: 'a[1]a[1]a', tail: '[1]', hidden: 1994 });
  expect(fold(text, 100, 1)?.hidden).toBe(1598);
  expect(fold(text, 100, 2)?.hidden).toBe(1198);
  expect(fold(text, 100, 5)).toBeNull();
});

test('has no more than 200 marks at an end, whatever the limit', () => {
  const folded = foldPieces(readTextPieces('a\u200B'.repeat(1000), 'text'), 1_000_000);
  expect(folded?.head).toHaveLength(401);
  expect(folded?.tail).toHaveLength(400);
});
