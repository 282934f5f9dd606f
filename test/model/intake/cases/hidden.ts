import type { FindingCode } from '../../../../src/model/intake/Finding.js';
import type { JsonObject } from '../../../../src/model/JsonObject.js';
import { alone, taking, tool } from './IntakeCase.js';

/** Characters that hide, in a word of Latin letters. */
const characters: readonly (readonly [code: FindingCode, characters: readonly string[]])[] = [
  ['text.tags', ['\u{e0041}', '\u{e0001}', '\u{e0020}\u{e007f}']],
  ['text.variation', ['\u{e0100}', '\u{e01ef}\u{e0150}', '\ufe0f', '\ufe00\ufe01', '\u180b']],
  ['text.bidi', ['\u202e', '\u202d', '\u202a', '\u202b', '\u2066', '\u2067', '\u2068', '\u2069']],
  ['text.control', ['\u001b[8m', '\u0000', '\u0008', '\u007f', '\u009b', '\u0007']],
  [
    'text.zero-width',
    [
      '\u200b',
      '\u200c',
      '\u200d',
      '\u2060',
      '\ufeff',
      '\u034f',
      '\u00ad',
      '\u2063',
      '\u200e',
      '\u200f',
    ],
  ],
  ['text.blank', ['\u3164', '\u115f', '\u1160', '\uffa0', '\u2800']],
  ['text.separator', ['\u2028', '\u2029', '\u0085', '\u000b', '\u000c']],
  ['text.private-use', ['\ue000', '\uf8ff', '\u{f0000}', '\u{10fffd}', '\ufdd0', '\uffff']],
];

/** Places of a definition, and what else is found where they hold other than plain letters. */
const places: readonly (readonly [
  place: string,
  definition: (text: string) => JsonObject,
  also: readonly FindingCode[],
])[] = [
  ['the name', (name) => tool({ name }), ['intake.name-charset']],
  ['the title', (title) => tool({ title }), []],
  ['the title of the annotations', (title) => tool({ annotations: { title } }), []],
  ['the description', (description) => tool({ description }), []],
  ['the name of a parameter', (name) => taking({ [name]: {} }), []],
  ['the name of a deeper parameter', (name) => taking({ a: { properties: { [name]: {} } } }), []],
  ['the title of a parameter', (title) => taking({ a: { title } }), []],
  ['the description of a parameter', (description) => taking({ a: { description } }), []],
  ['a value to choose', (value) => taking({ a: { enum: ['b', value] } }), []],
  ['a constant', (value) => taking({ a: { const: value } }), []],
  ['a default', (value) => taking({ a: { default: { b: [value] } } }), []],
  ['an example', (value) => taking({ a: { examples: [value] } }), []],
  ['a comment', ($comment) => taking({ a: { $comment } }), []],
  ['a pattern', (pattern) => taking({ a: { pattern } }), []],
  ['the output', (description) => tool({ outputSchema: { type: 'object', description } }), []],
  ['the metadata', (text) => tool({ _meta: { 'stock.example/x': { y: [text] } } }), []],
  ['a member that nobody knows', (text) => tool({ extra: { [text]: 1 } }), []],
];

export const hidden = [
  ...characters.flatMap(([code, list]) =>
    list.map((character) =>
      alone(
        `${code}: ${escaped(character)} in a description`,
        tool({ description: `Counts st${character}ock.` }),
        [code],
      ),
    ),
  ),
  ...characters.flatMap(([code, [character = '']]) =>
    places.map(([place, definition, also]) =>
      alone(`${code} in ${place}`, definition(`st${character}ock`), [...also, code]),
    ),
  ),
  alone(
    'several in one text',
    tool({ description: 'a\u200bb\u202ec\u001bd\ue000e\u2028f\u3164g' }),
    [
      'text.bidi',
      'text.blank',
      'text.control',
      'text.private-use',
      'text.separator',
      'text.zero-width',
    ],
  ),
  alone(
    'an order in tag characters',
    tool({ title: 'Count stock\u{e0073}\u{e0065}\u{e006e}\u{e0064}\u{e0020}\u{e0069}\u{e0074}' }),
    ['text.tags'],
  ),
  alone(
    'bytes in variation selectors',
    tool({ description: 'Counts.\u{1f4e6}\u{e0153}\u{e0165}\u{e0162}\u{e015c}\u{e0110}\u{e0168}' }),
    ['text.variation'],
  ),
  alone(
    'the low bytes of such a text',
    tool({ description: 'Counts.\u{1f4e6}\ufe00\ufe0a\ufe0d\ufe01' }),
    ['text.variation'],
  ),
];

function escaped(text: string): string {
  const codePoint = (character: string) =>
    `U+${character.codePointAt(0)?.toString(16).toUpperCase()}`;
  return [...text].map(codePoint).join(' ');
}
