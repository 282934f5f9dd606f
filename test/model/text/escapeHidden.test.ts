import { expect, test } from 'vitest';
import { escapeHidden } from '../../../src/model/text/escapeHidden.js';

test.each([
  ['a direction override', '\u202E', '\\u202E'],
  ['an isolate', '\u2066', '\\u2066'],
  ['a space of no width', '\u200B', '\\u200B'],
  ['a soft hyphen', '\u00AD', '\\u00AD'],
  ['a byte order mark', '\uFEFF', '\\uFEFF'],
  ['a no-break space', '\u00A0', '\\u00A0'],
  ['a line separator', '\u2028', '\\u2028'],
  ['a control character', '\u009B', '\\u009B'],
  ['a Hangul filler', '\u3164', '\\u3164'],
  ['a blank Braille pattern', '\u2800', '\\u2800'],
  ['a tag character', '\u{E0041}', '\\uDB40\\uDC41'],
  ['a noncharacter', '\uFFFE', '\\uFFFE'],
  ['half a character', '\uD83D', '\\uD83D'],
  ['a null note head', '\u{1D159}', '\\uD834\\uDD59'],
  ['a variation selector', 'a\uFE0F', 'a\\uFE0F'],
])('writes out %s', (_, hidden, written) => {
  expect(escapeHidden(`"${hidden}"`)).toBe(`"${written}"`);
});

test('leaves alone what is seen: letters, line feeds, wide spaces and coloured pictographs', () => {
  const text = '{\n  "名\u3000前": "é عربي ⚠️ 😀"\n}';
  expect(escapeHidden(text)).toBe(text);
});
