import { expect, test } from 'vitest';
import { displayName } from '../../../src/model/tool/displayName.js';

const named = (title: string | null, annotated?: unknown) =>
  displayName({
    name: 'the_name',
    title,
    annotations: annotated === undefined ? null : { title: annotated },
  });

test('title, then annotations.title, then name', () => {
  expect(named('Title', 'Annotated')).toBe('Title');
  expect(named(null, 'Annotated')).toBe('Annotated');
  expect(named(null)).toBe('the_name');
});

test('a title is given as it is, spaces and all', () => {
  expect(named('  Title ')).toBe('  Title ');
});

test.each([
  ['nothing', ''],
  ['spaces', ' \t\n\u00a0\u3000'],
  ['zero-width characters', '\u200b\u200c\u200d\u2060\ufeff'],
  ['direction marks', '\u200e\u202e\u2066\u061c'],
  ['blank letters', '\u3164\u115f\uffa0\u2800'],
  ['tag characters', '\u{e0041}\u{e0042}'],
  ['variation selectors', '\ufe0f\u{e0100}'],
  ['control characters', '\u0000\u001b\u0085'],
  ['soft hyphens', '\u00ad'],
])('a title of %s counts as absent', (_, invisible) => {
  expect(named(invisible, 'Annotated')).toBe('Annotated');
  expect(named(null, invisible)).toBe('the_name');
  expect(named(`${invisible}x`)).toBe(`${invisible}x`);
});

test('an annotated title of another type counts as absent', () => {
  expect(named(null, 7)).toBe('the_name');
  expect(named(null, null)).toBe('the_name');
});

test('a name with nothing visible in it is still the name', () => {
  expect(displayName({ name: '', title: '', annotations: null })).toBe('');
  expect(displayName({ name: '\u200b', title: null, annotations: {} })).toBe('\u200b');
});

test('reads no title that the annotations only inherit', () => {
  const annotations = Object.create({ title: 'inherited' });
  expect(displayName({ name: 'the_name', title: null, annotations })).toBe('the_name');
});
