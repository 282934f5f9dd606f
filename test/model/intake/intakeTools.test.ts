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

test('neither does one that answers no question', () => {
  const revoked = Proxy.revocable({}, {});
  revoked.revoke();
  const refusing = new Proxy(tool('trap'), {
    get: () => {
      throw new Error('no');
    },
    getOwnPropertyDescriptor: () => {
      throw new Error('no');
    },
    ownKeys: () => {
      throw new Error('no');
    },
  });
  const entries = judge(tool('list_books'), revoked.proxy, refusing, Symbol('x'), 1n, NaN);
  expect(entries.map(({ offered }) => offered)).toEqual([true, false, false, false, false, false]);
  for (const { tool: read, findings } of entries.slice(1)) {
    expect(read).toBeNull();
    expect(findings).toHaveLength(1);
  }
});

test('entries stand in the order of the servers, and of what each lists', () => {
  const entries = intakeTools([
    { server: { id: 'b' }, definitions: [tool('two'), null, tool('one')] },
    { server: { id: 'empty' }, definitions: [] },
    { server: { id: 'a' }, definitions: [tool('three')] },
  ]);
  expect(entries.map(({ server: { id }, tool: read }) => [id, read?.name])).toEqual([
    ['b', 'two'],
    ['b', undefined],
    ['b', 'one'],
    ['a', 'three'],
  ]);
  expect(intakeTools([])).toEqual([]);
});

test('one without a shape is no tool; one that is only refused is a tool, and not offered', () => {
  const [shapeless, refused, told] = judge(
    { name: 'a' },
    { ...tool('b'), description: 'Half: \ud800' },
    { ...tool('c'), title: 'C\u202e' },
  );
  expect(shapeless).toMatchObject({ tool: null, offered: false });
  expect(refused).toMatchObject({ tool: { name: 'b' }, offered: false });
  expect(told).toMatchObject({ tool: { name: 'c' }, offered: true });
});

test('the heaviest findings come first', () => {
  const [entry] = judge({ ...tool('a'), title: 'A\u200b\u202e', description: '\ud800' });
  expect(entry?.findings.map(({ severity }) => severity)).toEqual(['reject', 'danger', 'warning']);
});

test('what is judged is neither changed nor frozen, and what comes of it cannot be changed', () => {
  const raw = { ...tool('a'), _meta: { 'shop.example/b': [1] } };
  const text = JSON.stringify(raw);
  const [entry] = judge(raw);
  expect(entry?.raw).toBe(raw);
  expect(JSON.stringify(raw)).toBe(text);
  expect([raw, raw.inputSchema, raw._meta].some(Object.isFrozen)).toBe(false);
  for (const made of [entry, entry?.tool, entry?.findings, entry?.server]) {
    expect(Object.isFrozen(made)).toBe(true);
  }
});

test('an entry is another one under another server or other options', () => {
  const a = { ...tool('count'), title: 'Acme count' };
  const entryOf = (more: object, options: object = {}) =>
    intakeTools([{ server: { ...server, ...more }, definitions: [a] }], options)[0];
  const first = entryOf({});
  expect(entryOf({ label: 'Shop' })?.server).toEqual({ id: 'shop', label: 'Shop' });
  expect(entryOf({ trusted: true })).not.toBe(first);
  expect(entryOf({}, { reservedNames: ['Acme'] })?.findings).toMatchObject([
    { code: 'identity.host-imitation' },
  ]);
  expect(entryOf({ label: undefined, unknown: 1 })).toBe(first);
});

test('an equal definition that is another object has an entry of its own', () => {
  const [first, second] = [judge(tool('a'))[0], judge(tool('a'))[0]];
  expect(second).not.toBe(first);
  expect(second).toEqual(first);
});

test('thousands of tools keep their order, and each is judged', () => {
  const definitions = Array.from({ length: 5_000 }, (_, n) =>
    n % 1_000 === 500 ? { name: n } : tool(`tool_${n}`),
  );
  const entries = judge(...definitions);
  expect(entries).toHaveLength(5_000);
  expect(entries.every(({ raw }, n) => raw === definitions[n])).toBe(true);
  const refused = entries.flatMap(({ offered }, n) => (offered ? [] : [n]));
  expect(refused).toEqual([500, 1500, 2500, 3500, 4500]);
});

test('one name thousands of times is told at each of them', () => {
  const entries = judge(...Array.from({ length: 3_000 }, () => tool('same')));
  expect(entries.every(({ findings }) => findings[0]?.code === 'identity.duplicate')).toBe(true);
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
