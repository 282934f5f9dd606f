import { expect, test } from 'vitest';
import { foldText } from '../../../src/model/text/foldText.js';

test('leaves a text alone that is no longer than the limit', () => {
  expect(foldText('', 100)).toBeNull();
  expect(foldText('x'.repeat(100), 100)).toBeNull();
});

test('keeps both ends of a long text and counts what is between them', () => {
  expect(foldText(`${'a'.repeat(60)}${'b'.repeat(400)}${'c'.repeat(20)}`, 100)).toEqual({
    head: 'a'.repeat(60),
    tail: 'c'.repeat(20),
    hidden: 400,
  });
});

test('cuts at a space where one is near', () => {
  const folded = foldText('word '.repeat(100), 103);
  expect(folded?.head).toBe('word '.repeat(12).trimEnd());
  expect(folded?.tail).toBe('word word word word ');
});

test('folds many empty lines, which are few characters', () => {
  expect(foldText('\n'.repeat(200), 1000)).toEqual({
    head: '\n'.repeat(30),
    tail: '\n'.repeat(10),
    hidden: 160,
  });
});

test('never splits a surrogate pair, and counts one as one character', () => {
  const folded = foldText('😀'.repeat(100), 51);
  expect(folded).toEqual({ head: '😀'.repeat(15), tail: '😀'.repeat(5), hidden: 80 });
});

test('never splits what is seen as one character', () => {
  const family = '👩‍👩‍👧';
  const folded = foldText(family.repeat(50), 101);
  expect(folded?.head).toBe(family.repeat(7));
  expect(folded?.tail.replaceAll(family, '')).toBe('');
  expect(foldText('e\u0301'.repeat(100), 51)?.head).toBe('e\u0301'.repeat(15));
});

test('folds a base with endless marks, and a million characters', () => {
  expect(foldText(`e${'\u0301'.repeat(5000)}`, 100)?.head.length).toBe(60);
  expect(foldText('x'.repeat(1_000_000), 1000)?.hidden).toBe(999_200);
});
