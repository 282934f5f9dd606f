import { describe, expect, test } from 'vitest';
import { readJson } from '../../../src/model/json/readJson.js';
import { readStrings } from '../../../src/model/json/readStrings.js';
import { readWireText } from '../../../src/model/json/readWireText.js';

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

test('tells keys, strings and numbers in the order of the text, with their places', () => {
  const text = ' {"a/b" : ["x\\u0079", -1.50e+2, true], "": {"~": "z", "~": 0}, "n": null}\r\n';
  expect(readWireText(text)).toEqual({
    ok: true,
    value: {
      strings: [
        { path: '/a~1b', text: 'a/b', isKey: true },
        { path: '/a~1b/0', text: 'xy', isKey: false },
        { path: '/', text: '', isKey: true },
        { path: '//~0', text: '~', isKey: true },
        { path: '//~0', text: 'z', isKey: false },
        { path: '//~0', text: '~', isKey: true },
        { path: '/n', text: 'n', isKey: true },
      ],
      numbers: [
        { path: '/a~1b/1', written: '-1.50e+2' },
        { path: '//~0', written: '0' },
      ],
      repeated: [{ path: '//~0', key: '~' }],
    },
  });
});

const json = [
  'null',
  'true',
  'false',
  '0',
  '-0',
  '10',
  '1.0',
  '0.5e-3',
  '1E+2',
  '""',
  '"\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u00e9 \\ud83d\\ude00 \\uD800"',
  '"\u2028\u2029\u007f\ud800"',
  '[]',
  '{}',
  ' [ 1 , [ ] , { } ] ',
  '{"a":{"a":[{"a":null}]},"b":"","":[[],{}]}',
  '{"__proto__":1,"constructor":{"__proto__":[]}}',
  '\t\n\r {"a"\n:\t1}\r',
];
const noJson = [
  '',
  ' ',
  '\u00a0',
  'undefined',
  'NaN',
  'Infinity',
  '-Infinity',
  'nul',
  'nulll',
  'True',
  'truefalse',
  'true false',
  '01',
  '-',
  '-01',
  '+1',
  '1.',
  '.5',
  '1e',
  '1e+',
  '0x1',
  '1_000',
  '1n',
  "'a'",
  '"',
  '"a',
  '"\\"',
  '"\\x41"',
  '"\\u12"',
  '"\\u12g4"',
  '"\n"',
  '"\t"',
  '"\u0000"',
  '"a""b"',
  '"a"b',
  '1"a"',
  '[',
  ']',
  '[1',
  '[1,]',
  '[,1]',
  '[1 2]',
  '[1,,2]',
  '[1:2]',
  '[]]',
  '[1}',
  '{',
  '}',
  '{]',
  '{"a"}',
  '{"a":}',
  '{"a",1}',
  '{"a":1,}',
  '{,"a":1}',
  '{"a":1 "b":2}',
  '{"a"::1}',
  '{a:1}',
  "{'a':1}",
  '{1:2}',
  '{null:2}',
  '{"a":1}}',
  '{"a":[}]',
  '{}{}',
  '[],',
  ',',
  ':',
  '{}//',
  '/* */{}',
  '\ufeff{}',
  '[1]\u2028',
  '[1]\v',
  'null\u0000',
];

describe('a text is JSON where JSON.parse says so', () => {
  test.each([
    ...json.map((text) => [text, true] as const),
    ...noJson.map((text) => [text, false] as const),
  ])('%j: %s', (text, is) => {
    expect(isJson(text)).toBe(is);
    expect(readWireText(text).ok).toBe(is);
  });

  test('whatever is left out, doubled, put in or exchanged', () => {
    let state = 41;
    const below = (most: number) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((state / 2 ** 32) * most);
    };
    const alphabet = ' \n"\\{}[]:,0123456789-+.eEutrnfalsbx/\u0007\u00e9\ud800';
    let [taken, refused] = [0, 0];
    for (let round = 0; round < 40_000; round += 1) {
      let text = json[below(json.length)] as string;
      for (let change = below(3); change >= 0; change -= 1) {
        const [from, to] = [below(text.length + 1), below(text.length + 1)];
        const piece = [alphabet.charAt(below(alphabet.length)), text.slice(from, to), ''][below(3)];
        text = text.slice(0, from) + piece + text.slice(from + below(2));
      }
      const is = isJson(text);
      if (readWireText(text).ok !== is) expect({ text, is }).toBeNull();
      if (is) taken += 1;
      else refused += 1;
    }
    expect(Math.min(taken, refused)).toBeGreaterThan(5_000);
  });
});

test.each(json)('reads of %j what can be read of its value', (text) => {
  const wire = readWireText(text);
  const value: unknown = JSON.parse(text);
  expect(wire.ok && wire.value.strings).toEqual(readStrings(value));
});

const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
const limits = [
  ['256 levels', nested(256), null],
  ['257 levels', nested(257), { reason: 'too-deep', path: '/0'.repeat(256) }],
  ['257 levels of objects', `${'{"a":'.repeat(257)}1${'}'.repeat(257)}`, 'too-deep'],
  ['20,000 values', `[${'0,'.repeat(19_998)}0]`, null],
  ['20,001 values', `[${'0,'.repeat(19_999)}0]`, { reason: 'too-large', path: '/19999' }],
  ['20,001 values, the last one empty', `[${'"",'.repeat(19_999)}{}]`, 'too-large'],
  ['both at once', `[${'0,'.repeat(19_744)}${nested(257)}]`, 'too-deep'],
  ['8,000,000 characters', `{"${'k'.repeat(4_000_000)}":"${'v'.repeat(4_000_000)}"}`, null],
  ['one more in a text', `{"a":"${'v'.repeat(8_000_000)}"}`, { reason: 'too-large', path: '/a' }],
  ['one more in a key', `{"a":"","${'k'.repeat(8_000_000)}":1}`, 'too-large'],
  ['8,000,000 escapes of a unit', `["${'\\n'.repeat(8_000_000)}"]`, null],
  ['9,000,000 spaces', `[${' '.repeat(9_000_000)}]`, null],
] as const;

describe('the limits are those of a value', () => {
  test.each(limits)('%s', (_, text, problem) => {
    const read = readWireText(text);
    const ofValue = readJson(JSON.parse(text));
    expect(read.ok ? null : read.error).toEqual(ofValue.ok ? null : ofValue.error);
    if (problem === null) expect(read.ok).toBe(true);
    else expect(read).toMatchObject({ error: typeof problem === 'string' ? {} : problem });
    if (typeof problem === 'string') expect(read).toMatchObject({ error: { reason: problem } });
  });

  test('the first problem of a text ends the reading', () => {
    expect(readWireText('['.repeat(300))).toMatchObject({ error: { reason: 'too-deep' } });
    expect(readWireText(`,${'['.repeat(300)}`)).toMatchObject({ error: { reason: 'not-json' } });
    expect(readWireText(`[${'0,'.repeat(30_000)}`)).toMatchObject({
      error: { reason: 'too-large' },
    });
  });
});
