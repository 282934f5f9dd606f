import { expect, test } from 'vitest';
import { readHints } from '../../../src/model/tool/readHints.js';

test('a tool that states nothing comes to the cautious defaults', () => {
  const cautious = [
    { name: 'readOnlyHint', stated: null, source: 'default', value: false, applies: true },
    { name: 'destructiveHint', stated: null, source: 'default', value: true, applies: true },
    { name: 'idempotentHint', stated: null, source: 'default', value: false, applies: true },
    { name: 'openWorldHint', stated: null, source: 'default', value: true, applies: true },
  ];
  expect(readHints({ annotations: null })).toEqual(cautious);
  expect(readHints({ annotations: {} })).toEqual(cautious);
});

test('what is stated holds, in the same order', () => {
  const annotations = {
    openWorldHint: false,
    idempotentHint: true,
    destructiveHint: false,
    readOnlyHint: false,
  };
  expect(readHints({ annotations })).toEqual([
    { name: 'readOnlyHint', stated: false, source: 'stated', value: false, applies: true },
    { name: 'destructiveHint', stated: false, source: 'stated', value: false, applies: true },
    { name: 'idempotentHint', stated: true, source: 'stated', value: true, applies: true },
    { name: 'openWorldHint', stated: false, source: 'stated', value: false, applies: true },
  ]);
});

test('on a tool that says it is read-only, two of them mean nothing', () => {
  const hints = readHints({ annotations: { readOnlyHint: true, destructiveHint: true } });
  expect(hints.map(({ applies }) => applies)).toEqual([true, false, false, true]);
  expect(hints[1]).toMatchObject({ stated: true, value: true });
});

test.each([['true'], ['false'], [1], [0], [null], [{}], [[]]])(
  '%j is no statement: the default applies',
  (value) => {
    const annotations = { readOnlyHint: value, destructiveHint: value };
    const [readOnly, destructive] = readHints({ annotations });
    expect(readOnly).toMatchObject({ stated: null, source: 'invalid', value: false });
    expect(destructive).toMatchObject({ stated: null, source: 'invalid', value: true });
    expect(destructive?.applies).toBe(true);
  },
);

test('an inherited hint is no statement', () => {
  const annotations = Object.create({ readOnlyHint: true });
  expect(readHints({ annotations })[0]).toMatchObject({ stated: null, source: 'default' });
});
