import { describe, expect, test } from 'vitest';
import { found } from './found.js';

const noting = (_meta: unknown, protocolVersion = '2026-07-28') =>
  found('intake.meta-key', { _meta }, { protocolVersion });

describe('in order', () => {
  test.each([
    'a',
    '7',
    'A.b_c-d',
    'a..b',
    '',
    'traceparent',
    'x/',
    'x/y',
    'com.example/x',
    'c0m.ex-ample.a--b/0',
    'io.modelcontextprotocol/display-templates',
    'openai/outputTemplate',
  ])('%j', (key) => {
    expect(noting({ [key]: 1 })).toEqual([]);
  });
});

describe('not written as the protocol says', () => {
  test.each([
    ['-x', '-x'],
    ['x.', 'x.'],
    ['a b', 'a b'],
    ['x\n', 'x\n'],
    ['caf\u00e9', 'caf\u00e9'],
    ['/', '~1'],
    ['/x', '~1x'],
    ['a/b/c', 'a~1b~1c'],
    ['1a/x', '1a~1x'],
    ['a-/x', 'a-~1x'],
    ['a_b/x', 'a_b~1x'],
    ['a..b/x', 'a..b~1x'],
    ['a./x', 'a.~1x'],
    ['a/~', 'a~1~0'],
    ['openai/toolInvocation/invoking', 'openai~1toolInvocation~1invoking'],
  ])('%j', (key, step) => {
    expect(noting({ [key]: 1 })).toEqual([[`/_meta/${step}`, { key }]]);
  });
});

test('only the metadata of the tool itself has such keys', () => {
  expect(noting({ x: { '-y': 1 } })).toEqual([]);
  expect(noting({ '-x': undefined })).toEqual([]);
  expect(noting(['-x'])).toEqual([]);
  expect(found('intake.meta-key', { '-x': 1 })).toEqual([]);
});

test('no keys were known before 2025-06-18', () => {
  expect(noting({ '-x': 1 }, '2025-03-26')).toEqual([]);
  expect(noting({ '-x': 1 }, '2025-06-18')).toEqual([['/_meta/-x', { key: '-x' }]]);
});

test('a long key is cut in the parameter alone', () => {
  const key = `-${'x'.repeat(300)}`;
  expect(noting({ [key]: 1 })).toEqual([[`/_meta/${key}`, { key: `-${'x'.repeat(198)}\u2026` }]]);
});

test('an app is a resource of the server', () => {
  expect(noting({ ui: { resourceUri: 'ui://stock/view' } })).toEqual([]);
  expect(noting({ 'ui/resourceUri': 'ui://stock/view' })).toEqual([]);
  expect(noting({ ui: { resourceUri: 5 }, 'ui/resourceUri': null })).toEqual([]);
  expect(noting({ ui: { resourceUri: 'https://a.example' }, 'ui/resourceUri': '' })).toEqual([
    ['/_meta/ui/resourceUri', { key: 'ui.resourceUri' }],
    ['/_meta/ui~1resourceUri', { key: 'ui/resourceUri' }],
  ]);
  expect(noting({ ui: { resourceUri: ' ui://stock/view' } })).toHaveLength(1);
});

test('the twentieth place tells of those beyond', () => {
  const meta = Object.fromEntries(Array.from({ length: 25 }, (_, n) => [`-${n}`, n]));
  const all = noting(meta);
  expect(all).toHaveLength(20);
  expect(all[19]).toEqual(['/_meta/-19', { key: '-19', more: 5 }]);
});
