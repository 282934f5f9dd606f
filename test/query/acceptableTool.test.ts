import { describe, expect, test } from 'vitest';
import { acceptableTool, type Era } from '../../src/query/acceptableTool.js';
import { recordedPeers, tool } from '../support/peers.js';

const eras: Era[] = ['legacy', 'modern'];
const schema = (more: object) => ({ inputSchema: { type: 'object', ...more } });

function cyclic() {
  const inputSchema: Record<string, unknown> = { type: 'object' };
  inputSchema.properties = { self: inputSchema };
  return { name: 'cyclic', inputSchema };
}

function deep(levels: number) {
  let inner: object = { type: 'string' };
  for (let n = 0; n < levels; n += 1) inner = { type: 'object', properties: { inner } };
  return { name: 'deep', inputSchema: inner };
}

const throwing = Object.defineProperty(tool('throwing'), 'title', {
  enumerable: true,
  get: () => {
    throw new Error('no');
  },
});

/** A definition, and what the legacy and the modern era take of it: all, nothing, or what is left. */
const cases: [string, unknown, 'all' | null | object, 'all' | null | object][] = [
  ['a plain tool', tool('a', { zz: 1, execution: { taskSupport: 'optional' } }), 'all', 'all'],
  ['absent members', tool('a', { title: undefined, icons: undefined }), 'all', 'all'],
  ['an empty name', tool(''), 'all', 'all'],
  ['null', null, null, null],
  ['text', 'text', null, null],
  ['an array', [], null, null],
  ['no name', schema({}), null, null],
  ['a name that is a number', tool(7 as never), null, null],
  ['no inputSchema', { name: 'a' }, null, null],
  ['an inputSchema that is true', tool('a', { inputSchema: true }), null, null],
  ['a schema without type', tool('a', { inputSchema: {} }), null, null],
  ['a list of types', tool('a', { inputSchema: { type: ['object'] } }), null, null],
  ['properties that are null', tool('a', schema({ properties: null })), null, 'all'],
  ['a property that is null', tool('a', schema({ properties: { p: null } })), null, 'all'],
  ['required that is text', tool('a', schema({ required: 'p' })), null, 'all'],
  ['required with a number', tool('a', schema({ required: [1] })), null, 'all'],
  ['$schema that is a number', tool('a', schema({ $schema: 7 })), 'all', null],
  ['title null', tool('a', { title: null }), tool('a'), tool('a')],
  ['description 7', tool('a', { description: 7 }), tool('a'), tool('a')],
  ['annotations null', tool('a', { annotations: null }), tool('a'), tool('a')],
  ['a hint of text', tool('a', { annotations: { openWorldHint: 'no' } }), tool('a'), tool('a')],
  ['icons that are an object', tool('a', { icons: {} }), tool('a'), tool('a')],
  ['an icon without src', tool('a', { icons: [{}] }), tool('a'), tool('a')],
  ['an unknown theme', tool('a', { icons: [{ src: 'x', theme: 'sepia' }] }), tool('a'), tool('a')],
  ['sizes of text', tool('a', { icons: [{ src: 'x', sizes: 'any' }] }), tool('a'), tool('a')],
  ['_meta that is an array', tool('a', { _meta: [] }), tool('a'), tool('a')],
  ['outputSchema null', tool('a', { outputSchema: null }), tool('a'), tool('a')],
  ['outputSchema of an array', tool('a', { outputSchema: { type: 'array' } }), tool('a'), 'all'],
  ['execution of text', tool('a', { execution: 'x' }), tool('a'), 'all'],
  ['taskSupport maybe', tool('a', { execution: { taskSupport: 'maybe' } }), tool('a'), 'all'],
  ['a cycle', cyclic(), null, null],
  ['5,000 levels', deep(5000), null, null],
  ['a getter that throws', throwing, null, null],
];

describe.each(eras)('the %s era', (era) => {
  test.each(cases)('%s', (_, definition, legacy, modern) => {
    const expected = era === 'legacy' ? legacy : modern;
    const accepted = acceptableTool(definition, era);
    if (expected === 'all') expect(accepted).toBe(definition);
    else expect(accepted).toEqual(expected);
  });
});

describe.each(recordedPeers.filter(({ name }) => name.endsWith('memory')))(
  '$name takes what is left',
  ({ connect }) => {
    test.each(cases)('of %s', async (_, definition) => {
      const { client } = await connect(() => ({
        tools: [tool('first'), definition, tool('last')],
      }));
      const { tools } = await client.listTools();
      expect(tools.at(0)?.name).toBe('first');
      expect(tools.at(-1)?.name).toBe('last');
    });
  },
);
