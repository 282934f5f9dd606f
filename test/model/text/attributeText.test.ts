import { expect, test } from 'vitest';
import { attributeText } from '../../../src/model/text/attributeText.js';

test.each([
  ['Send mail (send_mail)', 'Send mail (send_mail)'],
  ['half \uD83D', 'half [U+D83D]'],
  ['\uDE00 half', '[U+DE00] half'],
  ['zero\0', 'zero[U+0000]'],
  ['bell\u0007 and \u009Bcode', 'bell[U+0007] and [U+009B]code'],
  ['two\r\nlines', 'two lines'],
  ['safe\u202Eetad\u202C', 'safe[U+202E]etad[U+202C]'],
  ['x\u200B\u200B\u200By', 'x[U+200B ×3]y'],
  ['\u2066קובץ\u2069\u200F!', 'קובץ!'],
  ['سلام 😀', 'سلام 😀'],
])('makes of %j the attribute %j', (text, attribute) => {
  expect(attributeText(text)).toBe(attribute);
});

test('cuts a long text between whole characters', () => {
  expect(attributeText('x'.repeat(1_000_000), 200)).toBe(`${'x'.repeat(200)}…`);
  expect(attributeText(`x${'😀'.repeat(200)}`, 200)).toBe(`x${'😀'.repeat(99)}…`);
});

test('says that it was cut, where what hides is counted short', () => {
  expect(attributeText(`x${'\u200B'.repeat(1_000_000)}`, 100)).toBe('x[U+200B ×399]…');
});
