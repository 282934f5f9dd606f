import { expect, test } from 'vitest';
import { attributeText } from '../../../src/model/text/attributeText.js';

test.each([
  ['Send mail (send_mail)', 'Send mail (send_mail)'],
  ['half \uD83D', 'half \uFFFD'],
  ['\uDE00 half', '\uFFFD half'],
  ['zero\0', 'zero\uFFFD'],
  ['bell\u0007 and \u009Bcode', 'bell and code'],
  ['two\r\nlines', 'two lines'],
  ['safe\u202Eetad\u202C', 'safeetad'],
  ['\u2066a\u2069\u200Fb\u061C', 'ab'],
  ['سلام 😀', 'سلام 😀'],
])('makes of %j the attribute %j', (text, attribute) => {
  expect(attributeText(text)).toBe(attribute);
});

test('cuts a long text between whole characters', () => {
  expect(attributeText('x'.repeat(1_000_000), 200)).toBe(`${'x'.repeat(200)}…`);
  expect(attributeText(`x${'😀'.repeat(200)}`, 200)).toBe(`x${'😀'.repeat(99)}…`);
});
