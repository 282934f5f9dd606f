import type { FindingCode } from '../../../../src/model/intake/Finding.js';

const start = '{"name":"count_stock","inputSchema":{"type":"object"';
const numbered = (number: string) => `${start},"properties":{"n":{"maximum":${number}}}}}`;

/** Definitions as texts, and what only the text shows. */
export const wireTexts: readonly (readonly [
  says: string,
  text: string,
  finds: readonly FindingCode[],
])[] = [
  ['nothing', `${start}}}`, []],
  [
    'with spaces and line breaks',
    '{\r\n\t"name" : "a" ,\n "inputSchema" : { "type":"object" } }',
    [],
  ],
  ['one key twice', `{"name":"a",${start.slice(1)}}}`, ['intake.raw-duplicate-key']],
  [
    'one key twice, deep down',
    `${start},"properties":{"a":{},"a":{}}}}`,
    ['intake.raw-duplicate-key'],
  ],
  [
    'one key twice, far apart',
    `${start}},"description":"a","name":"b"}`,
    ['intake.raw-duplicate-key'],
  ],
  [
    'one key spelled in two ways',
    `{"n\\u0061me":"a",${start.slice(1)}}}`,
    ['intake.raw-duplicate-key'],
  ],
  ['a slash spelled in two ways', `${start}},"a/b":1,"a\\/b":2}`, ['intake.raw-duplicate-key']],
  ['one key in two objects', `${start},"title":"a"},"title":"b"}`, []],
  ['one key in two elements', `${start}},"icons":[{"src":"a"},{"src":"b"}]}`, []],
  ['keys that differ in case', `${start}},"Name":"a"}`, []],
  ['keys in a text', `${start}},"description":"{\\"a\\":1,\\"a\\":2}"}`, []],
  ['__proto__ once', `${start},"properties":{"__proto__":{},"constructor":{}}}}`, []],
  [
    '__proto__ twice',
    `${start},"properties":{"__proto__":{},"__proto__":{}}}}`,
    ['intake.raw-duplicate-key'],
  ],
  ...[
    '9007199254740993',
    '-9007199254740993',
    '123456789012345678901',
    '1e400',
    '-1e400',
    '-0',
    '-0.0',
  ].map((number) => [`the number ${number}`, numbered(number), ['intake.raw-number']] as const),
  ...['0', '-1', '9007199254740991', '1.5', '1.0', '1e3', '1E+2', '0.1', '-2.5e-3', '100'].map(
    (number) => [`the number ${number}`, numbered(number), []] as const,
  ),
  ['numbers in a text', `${start}},"description":"9007199254740993 and -0"}`, []],
  [
    'both',
    `{"name":"a","name":"b","inputSchema":{"type":"object","properties":{"n":{"minimum":-0}}}}`,
    ['intake.raw-duplicate-key', 'intake.raw-number'],
  ],
  ['300 levels', `${start}},"x":${'['.repeat(300)}${']'.repeat(300)}}`, ['intake.too-deep']],
  [
    'a hundred thousand levels',
    `${start}},"x":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
    ['intake.too-deep'],
  ],
  ['30,000 values', `${start}},"x":[${'0,'.repeat(30_000)}0]}`, ['intake.too-large']],
  ['9 million characters', `${start}},"x":"${'a'.repeat(9_000_000)}"}`, ['intake.too-large']],
];
