import { expect, test } from 'vitest';
import { readSchemaNode, type SchemaNode } from '../../../src/model/schema/readSchemaNode.js';

const read = (schema: unknown, root: unknown = schema) => readSchemaNode(root, schema);
const childrenOf = ({ children }: SchemaNode) =>
  Array.from({ length: children.count }, (_, index) => children.at(index));

test.each([undefined, null, true, false, 0, 'x', [], [{}], () => 1])(
  'reads %s, which is no object, as a schema without anything in it',
  (schema) => {
    const node = read(schema);
    expect({ ...node, phrase: null, children: node.children.count }).toEqual({
      phrase: null,
      titles: [],
      descriptions: [],
      values: [],
      defaultValue: null,
      rules: [],
      others: [],
      untold: [],
      children: 0,
    });
  },
);

test.each([
  ['properties', []],
  ['properties', 'x'],
  ['required', 'name'],
  ['required', true],
  ['required', ['a', 1]],
  ['type', []],
  ['type', {}],
  ['items', 'string'],
  ['items', []],
  ['enum', []],
  ['enum', 'x'],
  ['anyOf', {}],
  ['oneOf', []],
  ['$ref', 1],
  ['title', 5],
  ['title', ' '],
  ['description', ['x']],
  ['minimum', '3'],
  ['minLength', 1.5],
  ['pattern', 1],
  ['format', null],
  ['additionalProperties', 'no'],
  ['deprecated', 'yes'],
  ['examples', 'x'],
])('counts %s: %j among the other keywords', (keyword, value) => {
  expect(read({ [keyword]: value }).others).toEqual([keyword]);
});

test('lists properties in the order sent, then the names that are required and nowhere described', () => {
  const a = {};
  const node = read({ properties: { b: true, a }, required: ['c', 'a', 'c'] });
  expect(childrenOf(node)).toEqual([
    { kind: 'property', name: 'b', required: false, schema: true },
    { kind: 'property', name: 'a', required: true, schema: a },
    { kind: 'undeclared', name: 'c' },
  ]);
  const [, second] = childrenOf(node);
  expect(second?.kind === 'property' && second.schema).toBe(a);
  expect(node.children).toMatchObject({ count: 3, names: 3, required: 2 });
});

test('takes a parameter for what it is, whatever its name', () => {
  const schema: unknown = JSON.parse(
    '{"properties": {"__proto__": {"type": "string"}, "constructor": {}, "": {}}, "required": ["toString"]}',
  );
  expect(childrenOf(read(schema))).toMatchObject([
    { kind: 'property', name: '__proto__', schema: { type: 'string' } },
    { kind: 'property', name: 'constructor', schema: {} },
    { kind: 'property', name: '', schema: {} },
    { kind: 'undeclared', name: 'toString' },
  ]);
});

test.each([[null], [false], [0], [''], [[]]])('has the default %j', (value) => {
  expect(read({ default: value }).defaultValue).toEqual({ value });
});

test('has no default where none is sent', () => {
  expect(read({ type: 'string' }).defaultValue).toBeNull();
});

test('reads the rules, whole numbers and draft-04 bounds among them', () => {
  expect(
    read({
      minimum: 1,
      exclusiveMinimum: true,
      maximum: 9,
      multipleOf: 0.5,
      pattern: '^a',
      minLength: 2,
      maxLength: 2,
      uniqueItems: true,
      additionalProperties: false,
    }).rules,
  ).toEqual([
    { kind: 'pattern', pattern: '^a' },
    { kind: 'range', bounds: { min: 1, max: 9 }, above: true, below: false },
    { kind: 'step', step: 0.5 },
    { kind: 'length', bounds: { min: 2, max: 2 } },
    { kind: 'unique' },
    { kind: 'otherNames', allowed: false },
  ]);
});

test('reads a nullable branch as if it stood there itself', () => {
  const node = read({
    anyOf: [{ type: 'string', minLength: 2, description: 'inner', 'x-a': 1 }, { type: 'null' }],
    description: 'outer',
  });
  expect(node).toMatchObject({
    phrase: { kind: 'or' },
    descriptions: ['outer', 'inner'],
    rules: [{ kind: 'length' }],
    others: ['x-a'],
    children: { count: 0 },
  });
});

test('reads a reference together with what it leads to, text at the place of use first', () => {
  const root = {
    properties: { to: { $ref: '#/$defs/Address', description: 'Where to.' } },
    $defs: {
      Address: {
        type: 'object',
        description: 'An address.',
        properties: { city: {} },
        required: ['city'],
      },
    },
  };
  expect(read(root.properties.to, root)).toMatchObject({
    phrase: { kind: 'named', name: 'Address', of: null },
    descriptions: ['Where to.', 'An address.'],
    others: [],
    children: { count: 1, required: 1 },
  });
});

test('lists the shapes of a union, and not the types that the phrase has said', () => {
  expect(read({ oneOf: [{ type: 'string' }, { type: 'number' }] }).children.count).toBe(0);
  expect(childrenOf(read({ oneOf: [{ type: 'string', title: 'A' }, { type: 'number' }] }))).toEqual(
    [
      { kind: 'branch', of: 'oneOf', index: 0, schema: { type: 'string', title: 'A' } },
      { kind: 'branch', of: 'oneOf', index: 1, schema: { type: 'number' } },
    ],
  );
});

test('lists a branch that the stated type leaves unsaid', () => {
  const anyOf = [{ type: 'string' }, { type: 'number' }];
  expect(read({ type: ['string', 'null'], anyOf }).children.count).toBe(2);
  expect(read({ type: 'string', anyOf: [false] }).children.count).toBe(1);
  let chain: object = { type: 'string' };
  for (let hop = 0; hop < 40; hop += 1) chain = { anyOf: [chain], title: `hop ${hop}` };
  expect(read(chain).children.count).toBe(1);
});

test('lists the items and other names that the phrase has not said', () => {
  expect(read({ type: 'array', items: { type: 'string' } }).children.count).toBe(0);
  const items = { type: 'string', minLength: 1 };
  expect(childrenOf(read({ type: 'array', items }))).toEqual([{ kind: 'item', schema: items }]);
  expect(childrenOf(read({ type: 'string', items: { type: 'string' } }))).toHaveLength(1);
  const additionalProperties = { enum: [1] };
  expect(childrenOf(read({ properties: {}, additionalProperties }))).toEqual([
    { kind: 'otherName', schema: additionalProperties },
  ]);
  expect(childrenOf(read({ prefixItems: [true, false] }))).toEqual([
    { kind: 'position', index: 0, schema: true },
    { kind: 'position', index: 1, schema: false },
  ]);
});

test('ends in references that lead in a circle', () => {
  const schema = { $ref: '#', anyOf: [{ $ref: '#/anyOf/0' }] };
  expect(read(schema).children.count).toBe(0);
});

test('reads one level of any depth, width or fan', () => {
  let deep: object = {};
  for (let level = 0; level < 10_000; level += 1) deep = { properties: { a: deep }, items: deep };
  expect(read(deep).children.count).toBe(2);
  const properties = Object.fromEntries(Array.from({ length: 100_000 }, (_, at) => [`p${at}`, {}]));
  const wide = read({ properties, required: Object.keys(properties) });
  expect(wide.children).toMatchObject({ count: 100_000, required: 100_000 });
  expect(wide.children.at(99_999)).toMatchObject({ name: 'p99999', required: true });
});

test('reads past a member that throws, and leaves the schema as it was', () => {
  const schema = Object.freeze({
    type: 'object',
    get description(): string {
      throw new Error('no');
    },
    title: undefined,
  });
  expect(read(schema).others).toEqual(['description']);
});
