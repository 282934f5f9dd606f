import { describe, expect, test } from 'vitest';
import { checkWireText } from '../../../src/model/intake/checkWireText.js';
import { entryOf } from '../../support/entryOf.js';

const codes = (text: string) => checkWireText(text).map(({ code }) => code);

describe('a repeated key', () => {
  test('is told at its place, by its name as it reads', () => {
    expect(checkWireText('{"a/b":{"c~":[0,{"k":1,"\\u006b":2}]}}')).toEqual([
      {
        code: 'intake.raw-duplicate-key',
        severity: 'danger',
        path: '/a~1b/c~0/1/k',
        params: { key: 'k' },
      },
    ]);
  });

  test('is told once an object, however often it stands there', () => {
    expect(checkWireText('[{"a":1,"b":{"a":2},"a":3,"a":4},{"a":5,"a":6}]')).toMatchObject([
      { path: '/0/a' },
      { path: '/1/a' },
    ]);
  });

  test('is told inside of what a later member replaces', () => {
    expect(checkWireText('{"a":{"b":1,"b":2},"a":3}')).toMatchObject([
      { path: '/a/b' },
      { path: '/a' },
    ]);
  });

  test('is cut where it is long', () => {
    const key = 'k'.repeat(1_000);
    const [finding] = checkWireText(`{"${key}":1,"${key}":2}`);
    expect(finding?.params).toEqual({ key: `${'k'.repeat(199)}…` });
    expect(finding?.path).toBe(`/${key}`);
  });
});

test.each([
  ['9007199254740993', '9007199254740992'],
  ['-9007199254740993', '-9007199254740992'],
  ['18446744073709551615', '18446744073709552000'],
  ['3.14159265358979323846', '3.141592653589793'],
  ['1e400', 'Infinity'],
  ['-1e400', '-Infinity'],
  ['1e-400', '0'],
  ['-0', '0'],
  ['-0.0', '0'],
])('the number %s is told with what is read: %s', (written, read) => {
  expect(checkWireText(`{"n":[${written}]}`)).toEqual([
    { code: 'intake.raw-number', severity: 'warning', path: '/n/0', params: { written, read } },
  ]);
});

test('a number with a million digits is told by its beginning', () => {
  const [finding] = checkWireText(`[${'9'.repeat(1_000_000)}]`);
  expect(finding?.params).toEqual({ written: `${'9'.repeat(199)}…`, read: 'Infinity' });
});

test.each([
  ['{"name":"a","inputSchema":{},"x":"\\ud800 and \\udc00"}', '/x', 'U+D800, U+DC00', 2],
  ['{"name":"a","inputSchema":{},"\\ud83d":"\\ud83d\\ude00"}', '/\ud83d', 'U+D83D', 1],
  ['{"name":"a","inputSchema":{},"x":["\udfff\udfff"]}', '/x/0', 'U+DFFF', 2],
])('half a character is told as intake tells it: %j', (text, path, codePoints, count) => {
  const findings = checkWireText(text);
  expect(findings).toEqual([
    { code: 'intake.lone-surrogate', severity: 'reject', path, params: { count, codePoints } },
  ]);
  const { findings: ofValue } = entryOf({ id: 'stock' }, JSON.parse(text));
  expect(ofValue.filter(({ code }) => code === 'intake.lone-surrogate')).toEqual(findings);
});

describe('alone stands', () => {
  const first = '"a":1,"a":-0,"b":"\\ud800"';

  test('that a text is not JSON', () => {
    expect(checkWireText(`{${first},}`)).toEqual([
      { code: 'intake.not-json', severity: 'reject', path: '', params: {} },
    ]);
  });

  test('that it is too deep, even where a later member replaces that', () => {
    const deep = `${'['.repeat(300)}${']'.repeat(300)}`;
    expect(checkWireText(`{${first},"x":${deep},"x":1}`)).toEqual([
      { code: 'intake.too-deep', severity: 'reject', path: `/x${'/0'.repeat(255)}`, params: {} },
    ]);
  });

  test('that it is too large, even where a later member replaces that', () => {
    expect(checkWireText(`{${first},"x":[${'0,'.repeat(20_000)}0],"x":1}`)).toEqual([
      { code: 'intake.too-large', severity: 'reject', path: '/x/19995', params: {} },
    ]);
  });
});

test('of each code the first twenty places are told, and how many there are beyond', () => {
  const objects = Array.from({ length: 30 }, () => '{"a":-0,"a":"\\ud800"}').join();
  const findings = checkWireText(`[${objects}]`);
  expect(findings.map(({ code }) => code)).toEqual([
    ...Array(20).fill('intake.lone-surrogate'),
    ...Array(20).fill('intake.raw-duplicate-key'),
    ...Array(20).fill('intake.raw-number'),
  ]);
  expect(findings[18]?.params).toEqual({ count: 1, codePoints: 'U+D800' });
  expect(findings[19]?.params).toEqual({ count: 1, codePoints: 'U+D800', more: 10 });
  expect(findings[39]?.params).toEqual({ key: 'a', more: 10 });
  expect(findings[59]?.params).toEqual({ written: '-0', read: '0', more: 10 });
});

// Where a step went back over what it has read, each of these would take minutes.
describe('a hostile text has its answer', () => {
  const million = (piece: string) => piece.repeat(1_000_000);
  test.each([
    ['five million brackets', '['.repeat(5_000_000), ['intake.too-deep']],
    [
      'five million levels',
      `${'['.repeat(5_000_000)}${']'.repeat(5_000_000)}`,
      ['intake.too-deep'],
    ],
    ['a million objects', million('{"a":'), ['intake.too-deep']],
    ['a million empty lists', `[${million('[],')}0]`, ['intake.too-large']],
    ['quotation marks', million('"'), ['intake.not-json']],
    ['backslashes', million('\\'), ['intake.not-json']],
    ['backslashes without an end', `"${million('\\')}`, ['intake.not-json']],
    ['backslashes in a text', `"${million('\\\\')}"`, []],
    ['escaped quotation marks', `"${million('\\"')}"`, []],
    ['escaped quotation marks without an end', `"${million('\\"')}`, ['intake.not-json']],
    ['halves of characters', `"${million('\\ud800')}"`, ['intake.lone-surrogate']],
    ['digits', million('7'), ['intake.raw-number']],
    ['digits of a fraction', `0.${million('7')}`, ['intake.raw-number']],
    ['noughts', `0.${million('0')}1`, ['intake.raw-number']],
    ['noughts again and again', `0.${'0'.repeat(100_000)}1${million('0')}1`, ['intake.raw-number']],
    ['digits of an exponent', `1e${million('9')}`, ['intake.raw-number']],
    ['signs', million('-'), ['intake.not-json']],
    ['spaces', million(' '), ['intake.not-json']],
    ['spaces inside', `[${million(' \n')}]`, []],
    ['letters', million('a'), ['intake.not-json']],
    ['commas', million(','), ['intake.not-json']],
    ['a long key over many numbers', `{"${million('k')}":[-0${',-0'.repeat(19_000)}]}`, null],
  ])('%s', (_, text, found) => {
    expect([...new Set(codes(text))]).toEqual(found ?? ['intake.raw-number']);
  });
});

test.each([undefined, null, 7, {}, Symbol('x')])('%s is no text', (value) => {
  expect(codes(value as never)).toEqual(['intake.not-json']);
});
