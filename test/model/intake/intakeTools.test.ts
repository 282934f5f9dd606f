import { describe, expect, test } from 'vitest';
import { intakeTools } from '../../../src/model/intake/intakeTools.js';

const server = { id: 'shop' };
const tool = (name: string) => ({ name, inputSchema: { type: 'object' } });
const judge = (...definitions: unknown[]) => intakeTools([{ server, definitions }]);
const codesOf = (raw: unknown) =>
  judge(raw).flatMap(({ findings }) => findings.map(({ code }) => code));

describe('a bad definition hides no other', () => {
  const cyclic: Record<string, unknown> = { ...tool('loop') };
  cyclic.self = cyclic;
  const throwing = {
    name: 'trap',
    get inputSchema(): never {
      throw new Error('no');
    },
  };
  test.each([
    ['null', null, 'intake.not-object'],
    ['a text', 'list_books', 'intake.not-object'],
    ['a list', [], 'intake.not-object'],
    ['a function', () => 1, 'intake.not-object'],
    ['a cycle', cyclic, 'intake.not-json'],
    ['a getter that throws', throwing, 'intake.not-json'],
    ['a name that is a number', { ...tool('a'), name: 7 }, 'intake.name-type'],
    ['a schema that is a text', { name: 'a', inputSchema: 'x' }, 'intake.schema-type'],
  ])('%s', (_, raw, code) => {
    const entries = judge(tool('list_books'), raw, tool('lend_book'));
    expect(entries.map(({ offered }) => offered)).toEqual([true, false, true]);
    expect(entries[1]?.findings[0]).toMatchObject({ code, severity: 'reject' });
    expect(entries[1]?.raw).toBe(raw);
  });
});

test('an entry is the same object while nothing about it changes', () => {
  const [a, b] = [tool('list_books'), tool('lend_book')];
  const [first] = judge(a, b);
  expect(judge(a, b)[0]).toBe(first);
  expect(judge(b, a)[1]).toBe(first);
  expect(intakeTools([{ server: { ...server }, definitions: [a] }])[0]).toBe(first);
});

test('what other servers list is told while they list it', () => {
  const [here, there] = [tool('list_books'), tool('list_books')];
  const both = intakeTools([
    { server, definitions: [here] },
    { server: { id: 'club' }, definitions: [there] },
  ]);
  expect(both.map(({ findings }) => findings.map(({ code }) => code))).toEqual([
    ['identity.cross-server'],
    ['identity.cross-server'],
  ]);
  expect(judge(here)[0]?.findings).toEqual([]);
});

test('the length of a description alone is nothing to tell', () => {
  expect(codesOf({ ...tool('list_books'), description: 'a '.repeat(500_000) })).toEqual([]);
});

test('a schema of 5,000 levels is refused', () => {
  let schema: object = { type: 'string' };
  for (let level = 0; level < 5_000; level += 1) schema = { type: 'array', items: schema };
  const inputSchema = { type: 'object', properties: { a: schema } };
  expect(codesOf({ name: 'list_books', inputSchema })).toEqual(['intake.too-deep']);
});

test('20,000 parameters are refused, and 9,000 are not', () => {
  const parameters = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, n) => [`p${n}`, { type: 'string' }]));
  const withParameters = (count: number) => ({
    name: 'list_books',
    inputSchema: { type: 'object', properties: parameters(count) },
  });
  expect(codesOf(withParameters(20_000))).toEqual(['intake.too-large']);
  expect(codesOf(withParameters(9_000))).toEqual([]);
});
