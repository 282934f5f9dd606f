import { alone, taking, tool } from './IntakeCase.js';

const described = (description: string) => tool({ description });
const titled = (title: string) => tool({ title });
const lines = (count: number, ending = '\n') => `Counts stock.${ending.repeat(count + 1)}The end.`;
const spaces = (count: number, space = ' ') => `Counts stock.${space.repeat(count)}The end.`;

export const layout = [
  ...[1, 3, 6].map((count) => alone(`${count} empty lines`, described(lines(count)), [])),
  ...[20, 120].map((count) =>
    alone(`${count} empty lines`, described(lines(count)), ['text.padding']),
  ),
  alone('empty lines of another system', described(lines(30, '\r\n')), ['text.padding']),
  alone('lines of spaces', described(lines(30, '\n  ')), ['text.padding']),
  ...[1, 8, 20].map((count) => alone(`${count} spaces`, described(spaces(count)), [])),
  ...[60, 400].map((count) => alone(`${count} spaces`, described(spaces(count)), ['text.padding'])),
  alone('60 tabs', described(spaces(60, '\t')), ['text.padding']),
  alone('60 spaces that do not break', described(spaces(60, '\u00a0')), ['text.padding']),
  alone('60 wide spaces', described(spaces(60, '\u3000')), ['text.padding']),
  alone('60 spaces in a title', titled(spaces(60)), ['text.padding']),
  alone('60 spaces in the description of a parameter', taking({ a: { description: spaces(60) } }), [
    'text.padding',
  ]),
  alone(
    'deep indents',
    described(`if (x) {\n${' '.repeat(60)}y();\n${'\t'.repeat(12)}z();\n}`),
    [],
  ),
  alone('an isolate that ends in the next line', described('\u2066count\nstock\u2069'), [
    'text.bidi',
  ]),
  alone('tabs between columns', described('bin\tstock\nA-1\t\t12\n'), []),
  alone('a line break in a title', titled('Count stock\nServer: verified'), [
    'text.multiline-label',
  ]),
  ...['\r\n', '\r', '\n\n\n'].map((ending) =>
    alone(`${JSON.stringify(ending)} in a title`, titled(`Count${ending}stock`), [
      'text.multiline-label',
    ]),
  ),
  alone('a line break in the other title', tool({ annotations: { title: 'Count\nstock' } }), [
    'text.multiline-label',
  ]),
  alone('a line break in the name of a parameter', taking({ 'bin\nid': {} }), [
    'text.multiline-label',
  ]),
  alone('a line break in a value to choose', taking({ a: { enum: ['fast', 'safe\nslow'] } }), [
    'text.multiline-label',
  ]),
  alone('line breaks in texts', taking({ a: { description: 'a\nb', default: 'c\nd' } }), []),
  ...['St\u043eck', 'P\u0430yment', '\u0410pprove', 'st\u03bfck', 'c\u0585unt', '\u13a0dmin'].map(
    (word) => alone(`${word} is of two scripts`, titled(`${word} list`), ['text.mixed-script']),
  ),
  alone('a parameter of two scripts', taking({ p\u0430th: {} }), ['text.mixed-script']),
  alone('a value of two scripts', taking({ a: { enum: ['p\u0430th'] } }), ['text.mixed-script']),
  ...[
    '\u0422\u0415\u041a\u0421\u0422 \u0441\u043a\u043b\u0430\u0434\u0430',
    '\u0391\u03a0\u039f\u0398\u0397\u039a\u0397',
    '\u0394t, k\u03a9, \u00b5s, \u03bcm, \u03b1-helix, \u03c0',
    '\u8aad\u307f\u8fbc\u307fAPI',
    'API\uc870\ud68c',
    'HTTP-\u0437\u0430\u043f\u0440\u043e\u0441',
    'SMS-\u0441\u043e\u043e\u0431\u0449\u0435\u043d\u0438\u0435',
    '3D-\u043c\u043e\u0434\u0435\u043b\u044c',
    'USB/\u043f\u043e\u0440\u0442',
    'Stock (\u0441\u043a\u043b\u0430\u0434)',
  ].map((title) => alone(`${title} is honest`, titled(title), [])),
  ...[
    '\u{1d402}\u{1d428}\u{1d42e}\u{1d427}\u{1d42d}',
    '\u{1d4d2}\u{1d4f8}\u{1d4fe}',
    '\u24b8\u24de\u24e4\u24dd\u24e3',
    '\u{1f132}\u{1f13e}\u{1f144}',
    '\uff23\uff4f\uff55\uff4e\uff54',
  ].map((word) => alone(`${word} is styled`, titled(`${word} stock`), ['text.styled-letters'])),
  ...[
    '\uff21\uff30\uff29\u4e00\u89a7',
    '\u2460 \u5728\u5eab',
    'm\u00b2, H\u2082O, 1\u00aa, n\u00ba',
    '\u2122 \u2103 \u2126',
  ].map((title) => alone(`${title} is honest`, titled(title), [])),
];
