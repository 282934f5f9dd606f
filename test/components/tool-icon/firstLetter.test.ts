import { expect, test } from 'vitest';
import { firstLetter } from '../../../src/components/tool-icon/firstLetter.js';

test.each([
  ['Team workspace', 'T'],
  ['  files', 'F'],
  ['été', 'É'],
  ['\u0065\u0301t\u00e9', '\u00c9'.normalize('NFD')],
  ['\u{1F469}\u200D\u{1F4BB} tools', '\u{1F469}\u200D\u{1F4BB}'],
  ['\u{1F3F3}\uFE0F\u200D\u{1F308}', '\u{1F3F3}\uFE0F\u200D\u{1F308}'],
  ['المكتبة', 'ا'],
  ['日本', '日'],
  ['4 seasons', '4'],
  ['\u200Ehello', 'H'],
])('the letter of "%s" is its first character', (label, letter) => {
  expect(firstLetter({ id: 'x', label })).toBe(letter);
});

test('comes from the id where the operator gave no label', () => {
  expect(firstLetter({ id: 'acme-eu-1' })).toBe('A');
  expect(firstLetter({ id: 'acme-eu-1', label: '' })).toBe('A');
  expect(firstLetter({ id: '' })).toBe('');
});
