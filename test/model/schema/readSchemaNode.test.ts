import { expect, test } from 'vitest';
import { firstOpen } from '../../../src/model/schema/firstOpen.js';
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
      { kind: 'branch', of: 'oneOf', index: 0, count: 2, schema: { type: 'string', title: 'A' } },
      { kind: 'branch', of: 'oneOf', index: 1, count: 2, schema: { type: 'number' } },
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

test('lists a name once that several layers describe, with all that they say of it', () => {
  const root = {
    $ref: '#/$defs/A',
    properties: { a: { type: 'string' }, b: {}, same: { type: 'integer' } },
    required: ['a'],
    $defs: { A: { properties: { a: { minLength: 1 }, c: {}, same: { type: 'integer' } } } },
  };
  const { children } = read(root);
  expect(children).toMatchObject({ count: 4, names: 4, required: 1 });
  expect(childrenOf(read(root))).toEqual([
    {
      kind: 'property',
      name: 'a',
      required: true,
      schema: { allOf: [{ type: 'string' }, { minLength: 1 }] },
    },
    { kind: 'property', name: 'b', required: false, schema: {} },
    { kind: 'property', name: 'same', required: false, schema: { type: 'integer' } },
    { kind: 'property', name: 'c', required: false, schema: {} },
  ]);
  const [first, again] = [children.at(0), children.at(0)];
  expect('schema' in first && 'schema' in again && first.schema === again.schema).toBe(true);
});

test('tells the items behind those that have a place of their own', () => {
  expect(childrenOf(read({ prefixItems: [true], items: { type: 'string' } }))).toEqual([
    { kind: 'position', index: 0, schema: true },
    { kind: 'furtherItem', schema: { type: 'string' } },
  ]);
});

test('keys its children by name or place, each one differently', () => {
  const root = {
    $ref: '#/$defs/A',
    properties: { 'item.0.0': {}, a: {} },
    required: ['ghost'],
    items: { minLength: 1 },
    oneOf: [{ title: 'x' }, { title: 'y' }],
    $defs: { A: { items: { minLength: 2 }, oneOf: [{ title: 'z' }, {}] } },
  };
  const { children } = read(root);
  expect(Array.from({ length: children.count }, (_, at) => children.keyAt(at))).toEqual([
    '"item.0.0"',
    '"a"',
    '"ghost"',
    'items.0.0',
    'oneOf.0.0',
    'oneOf.0.1',
    'items.1.0',
    'oneOf.1.0',
    'oneOf.1.1',
  ]);
});

const hostile: readonly (readonly [string, (real: object) => object])[] = [
  [
    'a revoked proxy',
    (real) => {
      const { proxy, revoke } = Proxy.revocable(real, {});
      revoke();
      return proxy;
    },
  ],
  [
    'a proxy that refuses its keys',
    (real) => new Proxy(real, { ownKeys: refuse, getOwnPropertyDescriptor: refuse }),
  ],
  ['a proxy that refuses its members', (real) => new Proxy(real, { get: refuse })],
  [
    'a proxy that refuses everything',
    (real) =>
      new Proxy(real, {
        get: refuse,
        ownKeys: refuse,
        has: refuse,
        getOwnPropertyDescriptor: refuse,
        getPrototypeOf: refuse,
      }),
  ],
];

function refuse(): never {
  throw new Error('no');
}

test.each(hostile)('reads past %s in every place', (_, spoil) => {
  const whole = {
    type: ['object', 'array'],
    properties: { a: { enum: [1, 2, 3, 4], const: {}, default: [] } },
    required: ['a'],
    enum: [[1]],
    examples: [[1]],
    prefixItems: [{}],
    items: { type: 'string' },
    additionalProperties: { type: 'string' },
    anyOf: [{ type: 'null' }, { enum: [null] }, { $ref: '#/prefixItems/0' }],
    oneOf: [{ enum: [{}, []] }],
  };
  const visit = (root: unknown, schema: unknown, levels: number) => {
    const node = read(schema, root);
    for (let index = 0; index < node.children.count && levels > 0; index += 1) {
      const child = node.children.at(index);
      if (child.kind !== 'undeclared') visit(root, child.schema, levels - 1);
    }
    firstOpen(root);
  };
  const spoiled = (value: unknown, path: readonly string[]): unknown => {
    const [step, ...rest] = path;
    if (step === undefined) return spoil(value as object);
    const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<
      string,
      unknown
    >;
    copy[step] = spoiled(copy[step], rest);
    return copy;
  };
  const paths = (value: unknown): string[][] =>
    typeof value !== 'object' || value === null
      ? []
      : [
          [],
          ...Object.entries(value).flatMap(([key, one]) =>
            paths(one).map((path) => [key, ...path]),
          ),
        ];
  for (const path of paths(whole)) {
    const root = spoiled(whole, path);
    expect(() => visit(root, root, 4), path.join('/')).not.toThrow();
  }
});
