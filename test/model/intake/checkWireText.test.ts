import { describe, expect, test } from 'vitest';
import { checkWireText } from '../../../src/model/intake/checkWireText.js';

const danger = 'danger' as const;
const warning = 'warning' as const;

test('a repeated key is told at its place, with its name as it reads', () => {
  expect(checkWireText('{"a/b":{"c~":[0,{"k":1,"\\u006b":2}]}}')).toEqual([
    {
      code: 'intake.raw-duplicate-key',
      severity: danger,
      path: '/a~1b/c~0/1/k',
      params: { key: 'k' },
    },
  ]);
});

test.each([
  ['9007199254740993', '9007199254740992'],
  ['-9007199254740993', '-9007199254740992'],
  ['9007199254740994', '9007199254740994'],
  ['1e400', 'Infinity'],
  ['-1e400', '-Infinity'],
  ['1e-400', '0'],
  ['-1e-400', '-0'],
  ['-0', '-0'],
  ['-0.0', '-0'],
])('the number %s is told with what is read: %s', (written, read) => {
  expect(checkWireText(`{"n":[${written}]}`)).toEqual([
    { code: 'intake.raw-number', severity: warning, path: '/n/0', params: { written, read } },
  ]);
});

test.each(['0', '0.0', '0e5', '9007199254740992', '9007199254740991', '1e300', '0.1', '5e-324'])(
  'the number %s is kept',
  (written) => {
    expect(checkWireText(`{"n":${written}}`)).toEqual([]);
  },
);

describe('a text that is not JSON gives that alone', () => {
  test.each([
    ['nothing', ''],
    ['a word', 'undefined'],
    ['a comma too many', '{"a":1,"a":2,}'],
    ['a comment', '{}//'],
    ['a number with a leading nought', '{"n":01}'],
    ['a raw line feed in a string', '{"a":"\n"}'],
    ['an unknown escape', '{"a":"\\x41"}'],
    ['a byte order mark', '\ufeff{}'],
    ['two values', '{}{}'],
    ['five million open brackets', '['.repeat(5_000_000)],
    ['a million quotation marks', '"'.repeat(1_000_001)],
    ['a million backslashes', `"${'\\'.repeat(1_000_001)}"`],
  ])('%s', (_, text) => {
    expect(checkWireText(text)).toEqual([
      { code: 'intake.not-json', severity: 'reject', path: '', params: {} },
    ]);
  });
});

describe('long texts come to an end', () => {
  test.each([
    ['a million backslashes', `{"a":"${'\\'.repeat(1_000_000)}"}`, []],
    ['half a million escaped quotation marks', `{"a":"${'\\"'.repeat(500_000)}"}`, []],
    ['a million spaces', `{"a":${' '.repeat(1_000_000)}1}`, []],
    ['a million digits', `{"a":${'9'.repeat(1_000_000)}}`, ['intake.raw-number']],
    ['a million digits of a fraction', `{"a":0.${'1'.repeat(1_000_000)}}`, []],
  ])('%s', (_, text, codes) => {
    expect(checkWireText(text).map(({ code }) => code)).toEqual(codes);
  });
});

test('a text beyond a limit gives that alone, at its place', () => {
  const deep = `{"n":-0,"x":${'['.repeat(300)}${']'.repeat(300)}}`;
  expect(checkWireText(deep)).toEqual([
    {
      code: 'intake.too-deep',
      severity: 'reject',
      path: `/x${'/0'.repeat(255)}`,
      params: {},
    },
  ]);
  expect(checkWireText(`{"n":-0,"x":[${'0,'.repeat(20_000)}0]}`)).toEqual([
    { code: 'intake.too-large', severity: 'reject', path: '/x/19997', params: {} },
  ]);
});

test('256 levels and 20,000 values are within the limits', () => {
  expect(checkWireText(`${'['.repeat(256)}${']'.repeat(256)}`)).toEqual([]);
  expect(checkWireText(`[${'0,'.repeat(19_998)}0]`)).toEqual([]);
});

test('of many places the first twenty are told, and how many there are beyond', () => {
  const findings = checkWireText(`{"a":1${',"a":1'.repeat(30)},"n":-0}`);
  expect(findings).toHaveLength(21);
  expect(findings[18]?.params).toEqual({ key: 'a' });
  expect(findings[19]?.params).toEqual({ key: 'a', more: 10 });
  expect(findings[20]?.params).toEqual({ written: '-0', read: '-0' });
});
