import { describe, expect, test } from 'vitest';
import { toolFromWire } from '../../../src/model/tool/toolFromWire.js';

const inputSchema = { type: 'object' };

test('lifts every field of the protocol, and keeps the definition as it is', () => {
  const definition = {
    name: 'search',
    title: 'Search',
    description: 'Finds things',
    inputSchema,
    outputSchema: { type: 'array' },
    annotations: { readOnlyHint: true },
    execution: { taskSupport: 'optional' },
    _meta: { 'example.com/x': 1 },
    icons: [{ src: 'https://example.com/i.png' }],
    future: [1],
  };
  const before = JSON.stringify(definition);
  const result = toolFromWire('srv', definition);
  expect(result).toEqual({
    ok: true,
    value: {
      serverId: 'srv',
      name: 'search',
      title: 'Search',
      description: 'Finds things',
      inputSchema: { type: 'object' },
      outputSchema: { type: 'array' },
      annotations: { readOnlyHint: true },
      execution: { taskSupport: 'optional' },
      meta: { 'example.com/x': 1 },
      fingerprint: null,
      raw: definition,
    },
  });
  const tool = result.ok ? result.value : null;
  expect(tool?.raw).toBe(definition);
  expect(tool?.inputSchema).toBe(inputSchema);
  expect(Object.isFrozen(tool)).toBe(true);
  expect(Object.isFrozen(definition)).toBe(false);
  expect(Object.isFrozen(inputSchema)).toBe(false);
  expect(JSON.stringify(definition)).toBe(before);
});

test('what is absent is null, and _meta is empty', () => {
  expect(toolFromWire('srv', { name: '', inputSchema: {} })).toEqual({
    ok: true,
    value: {
      serverId: 'srv',
      name: '',
      title: null,
      description: null,
      inputSchema: {},
      outputSchema: null,
      annotations: null,
      execution: null,
      meta: {},
      fingerprint: null,
      raw: { name: '', inputSchema: {} },
    },
  });
});

test('an optional field of the wrong type is null, and stays in raw', () => {
  const definition = {
    name: 'a',
    inputSchema,
    title: 7,
    description: null,
    outputSchema: true,
    annotations: [],
    execution: 'x',
    _meta: null,
  };
  const result = toolFromWire('srv', definition);
  expect(result).toMatchObject({
    ok: true,
    value: {
      title: null,
      description: null,
      outputSchema: null,
      annotations: null,
      execution: null,
      meta: {},
    },
  });
  expect(result.ok && result.value.raw.title).toBe(7);
});

test("takes the caller's fingerprint", () => {
  const result = toolFromWire('srv', { name: 'a', inputSchema }, { fingerprint: 'sha256:00' });
  expect(result.ok && result.value.fingerprint).toBe('sha256:00');
});

test.each([
  [null, '', 'A tool definition must be an object, but is null.'],
  [undefined, '', 'A tool definition must be an object, but is missing.'],
  ['text', '', 'A tool definition must be an object, but is a string.'],
  [[], '', 'A tool definition must be an object, but is an array.'],
  [{ inputSchema }, '/name', "A tool's name must be a string, but is missing."],
  [{ name: 5, inputSchema }, '/name', "A tool's name must be a string, but is a number."],
  [{ name: 'a' }, '/inputSchema', "A tool's inputSchema must be an object, but is missing."],
  [
    { name: 'a', inputSchema: true },
    '/inputSchema',
    "A tool's inputSchema must be an object, but is a boolean.",
  ],
  [
    { name: 'a', inputSchema: [] },
    '/inputSchema',
    "A tool's inputSchema must be an object, but is an array.",
  ],
  [
    { name: 'a', inputSchema: null },
    '/inputSchema',
    "A tool's inputSchema must be an object, but is null.",
  ],
])('refuses %j at %j', (definition, path, message) => {
  expect(toolFromWire('srv', definition)).toEqual({
    ok: false,
    error: { kind: 'protocol', reason: 'invalid_tool', path, message },
  });
});

describe('never throws, and never reads what is not the definition’s own', () => {
  test('a throwing getter counts as absent', () => {
    const hostile = Object.defineProperty({ name: 'a', inputSchema }, 'title', {
      get: () => {
        throw new Error('no');
      },
    });
    expect(toolFromWire('srv', hostile)).toMatchObject({ ok: true, value: { title: null } });
    const worse = Object.defineProperty({ inputSchema }, 'name', {
      get: () => {
        throw new Error('no');
      },
    });
    expect(toolFromWire('srv', worse)).toMatchObject({ ok: false, error: { path: '/name' } });
  });

  test('a proxy that refuses every question is no tool', () => {
    const refuse = () => {
      throw new Error('no');
    };
    const { proxy: revoked, revoke } = Proxy.revocable({}, {});
    revoke();
    const silent = new Proxy(
      {},
      { getOwnPropertyDescriptor: refuse, get: refuse, ownKeys: refuse },
    );
    expect(toolFromWire('srv', revoked)).toMatchObject({ ok: false, error: { path: '' } });
    expect(toolFromWire('srv', silent)).toMatchObject({ ok: false, error: { path: '/name' } });
    const annotations = silent;
    expect(toolFromWire('srv', { name: 'a', inputSchema: silent, annotations }).ok).toBe(true);
  });

  test('inherited members count as absent', () => {
    const definition = Object.create({ name: 'inherited', inputSchema });
    expect(toolFromWire('srv', definition)).toMatchObject({ ok: false, error: { path: '/name' } });
  });

  test('a member named __proto__ is data', () => {
    const definition = JSON.parse('{"name":"a","inputSchema":{},"__proto__":{"title":"x"}}');
    expect(toolFromWire('srv', definition)).toMatchObject({ ok: true, value: { title: null } });
    expect(toolFromWire('srv', { name: 'constructor', inputSchema })).toMatchObject({ ok: true });
  });
});
