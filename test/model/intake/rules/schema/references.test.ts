import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../../../src/model/JsonObject.js';
import { entryOf } from '../../../../support/entryOf.js';

const found = (raw: JsonObject, protocolVersion = '2026-07-28') =>
  entryOf({ id: 's', protocolVersion }, { name: 'count', ...raw })
    .findings.filter(({ code }) => code.startsWith('schema.'))
    .map(({ code, severity, path, params }) => [code, severity, path, params]);

const taking = (properties: JsonObject, more: JsonObject = {}) => ({
  inputSchema: { type: 'object', properties, ...more },
});

const codes = (raw: JsonObject) => found(raw).map(([code]) => code);

/** Definitions `d0` to `d9999`: each leads to the next, the last to the end. */
const chain = (links: number, end: JsonObject): JsonObject =>
  Object.fromEntries(
    Array.from({ length: links }, (_, link) => [
      `d${link}`,
      link === links - 1 ? end : { $ref: `#/$defs/d${link + 1}` },
    ]),
  );

describe('what is kept elsewhere', () => {
  const bin = 'https://stock.example/bin.json';

  test('is told at the reference, with what the server wrote', () => {
    expect(found(taking({ bin: { $ref: bin } }))).toEqual([
      ['schema.remote-ref', 'reject', '/inputSchema/properties/bin/$ref', { ref: bin }],
    ]);
  });

  test('was dangerous before it was forbidden', () => {
    expect(found(taking({ bin: { $ref: bin } }), '2025-11-25')).toEqual([
      ['schema.remote-ref', 'danger', '/inputSchema/properties/bin/$ref', { ref: bin }],
    ]);
  });

  test('is told of both schemas, and of every keyword that refers', () => {
    const raw = {
      ...taking({ a: { $dynamicRef: 'a.json#x' }, b: { items: { $recursiveRef: 'b.json' } } }),
      outputSchema: { not: { $ref: 'c.json' } },
    };
    expect(found(raw)).toEqual([
      ['schema.remote-ref', 'reject', '/inputSchema/properties/a/$dynamicRef', { ref: 'a.json#x' }],
      [
        'schema.remote-ref',
        'reject',
        '/inputSchema/properties/b/items/$recursiveRef',
        { ref: 'b.json' },
      ],
      ['schema.remote-ref', 'reject', '/outputSchema/not/$ref', { ref: 'c.json' }],
    ]);
  });

  test('is found behind a reference to where no keyword holds a schema', () => {
    const raw = taking(
      { a: { $ref: '#/components/Bin/0' }, b: { $ref: '#/properties/c/default' }, c: {} },
      { components: { Bin: [{ items: { $ref: bin } }], Other: { $ref: 'unused.json' } } },
    );
    expect(found(raw)).toEqual([
      ['schema.remote-ref', 'reject', '/inputSchema/components/Bin/0/items/$ref', { ref: bin }],
      [
        'schema.dangling-ref',
        'warning',
        '/inputSchema/properties/b/$ref',
        { ref: '#/properties/c/default' },
      ],
    ]);
  });

  test('is told of 20 places, and how many more there are', () => {
    const all = Object.fromEntries(
      Array.from({ length: 1000 }, (_, at) => [`p${at}`, { $ref: `b${at}` }]),
    );
    const findings = found(taking(all));
    expect(findings).toHaveLength(20);
    expect(findings[18]?.[3]).toEqual({ ref: 'b18' });
    expect(findings[19]?.[3]).toEqual({ ref: 'b19', more: 980 });
  });

  test('is told in short', () => {
    const [finding] = found(taking({ bin: { $ref: `https://${'a'.repeat(5000)}` } }));
    expect(finding?.[3]).toEqual({ ref: `https://${'a'.repeat(191)}\u2026` });
  });

  test('is the other schema of the definition too', () => {
    const raw = {
      ...taking({}, { $id: 'https://stock.example/in' }),
      outputSchema: { $ref: 'https://stock.example/in' },
    };
    expect(codes(raw)).toEqual(['schema.remote-ref']);
  });
});

describe('what is in the document', () => {
  const here = 'https://stock.example/a/list.json';

  test.each([
    ['the root by its address', {}, here],
    ['the root by its last step', {}, 'list.json'],
    ['the root, its host in capitals', {}, 'https://STOCK.example/a/list.json'],
    ['an empty fragment of it', {}, `${here}#`],
    ['a schema by a longer way', { bin: { $id: '../b/bin.json' } }, './x/../../b/bin.json'],
    ['a schema by a name', { bin: { $id: 'urn:stock:bin' } }, 'urn:stock:bin'],
    ['an anchor in it', { bin: { $id: 'bin.json', $anchor: 'x' } }, 'bin.json#x'],
    ['a pointer in it', { bin: { $id: 'bin.json', items: {} } }, 'bin.json#/items'],
    ['a fragment of an address', { bin: { $id: 'bin.json#x' } }, 'bin.json#x'],
    ['an anchor', { bin: { $anchor: 'x' } }, '#x'],
    ['a dynamic anchor', { bin: { $dynamicAnchor: 'x' } }, '#x'],
    ['an anchor as they were written once', { bin: { $id: '#x' } }, '#x'],
    ['an anchor with a percent escape', { bin: { $anchor: 'x' } }, '#%78'],
  ])('is %s', (_, $defs, $ref) => {
    expect(codes(taking({ a: { $ref } }, { $id: here, $defs }))).toEqual([]);
  });

  test('is an address in it by the base around the reference, not by the root', () => {
    const inner = { $id: 'https://other.example/x', items: { $ref: 'bin' } };
    const bin = { $id: 'https://stock.example/a/bin' };
    expect(found(taking({ inner }, { $id: here, $defs: { bin } }))).toEqual([
      ['schema.remote-ref', 'reject', '/inputSchema/properties/inner/items/$ref', { ref: 'bin' }],
    ]);
    expect(codes(taking({ a: { $ref: 'bin' } }, { $id: here, $defs: { bin } }))).toEqual([]);
  });

  test('is an `id` in draft-04 alone', () => {
    const more = { id: here, definitions: { bin: { id: '#bin' } } };
    const properties = { a: { $ref: here }, b: { $ref: '#bin' } };
    const $schema = 'http://json-schema.org/draft-04/schema#';
    expect(codes(taking(properties, { ...more, $schema }))).toEqual([]);
    expect(codes(taking(properties, more))).toEqual(['schema.remote-ref', 'schema.dangling-ref']);
  });

  test('is no address beside a reference up to draft-07', () => {
    const bin = { $id: 'https://stock.example/bin', $ref: '#' };
    const raw = (more: JsonObject) =>
      taking({ a: { $ref: 'https://stock.example/bin' } }, { $defs: { bin }, ...more });
    expect(codes(raw({}))).toEqual(['schema.ref-loop']);
    expect(codes(raw({ $schema: 'http://json-schema.org/draft-07/schema#' }))).toEqual([
      'schema.remote-ref',
    ]);
  });
});

describe('what leads nowhere', () => {
  test('is told at the reference', () => {
    expect(found(taking({ bin: { $ref: '#/$defs/bin' } }))).toEqual([
      [
        'schema.dangling-ref',
        'warning',
        '/inputSchema/properties/bin/$ref',
        { ref: '#/$defs/bin' },
      ],
    ]);
  });

  test.each([
    ['a text', '#/$defs/bin/title'],
    ['a list', '#/$defs/bin/enum'],
    ['the length of a list', '#/$defs/bin/enum/length'],
    ['schemas by name', '#/$defs'],
    ['what every object has', '#/$defs/constructor'],
    ['an escape that is none', '#/$defs/%zz'],
    ['a pointer of the root from inside another address', 'part#/$defs/bin'],
  ])('is %s', (_, $ref) => {
    const $defs = { bin: { title: 'Bin', enum: ['a'] }, part: { $id: 'part' } };
    expect(codes(taking({ a: { $ref } }, { $defs }))).toEqual(['schema.dangling-ref']);
  });

  test('is not what every object has, where it is there', () => {
    const $defs = JSON.parse('{"__proto__":{"type":"string"},"constructor":{}}');
    const raw = taking({ a: { $ref: '#/$defs/__proto__' }, b: { $ref: '#/$defs/constructor' } });
    expect(codes({ inputSchema: { ...raw.inputSchema, $defs } })).toEqual([]);
  });
});

describe('a loop', () => {
  test('is told once, where it closes', () => {
    const $defs = { a: { $ref: '#/$defs/b' }, b: { allOf: [{}, { $ref: '#/$defs/a' }] } };
    const raw = taking({ x: { $ref: '#/$defs/a' }, y: { $ref: '#/$defs/b' } }, { $defs });
    expect(found(raw)).toEqual([
      ['schema.ref-loop', 'warning', '/inputSchema/$defs/b/allOf/1/$ref', { ref: '#/$defs/a' }],
    ]);
  });

  test.each(['allOf', 'anyOf', 'oneOf'])('goes by way of %s', (keyword) => {
    expect(codes(taking({ a: { [keyword]: [{ $ref: '#/properties/a' }] } }))).toEqual([
      'schema.ref-loop',
    ]);
  });

  test.each(['not', 'if', 'then', 'else'])('goes by way of %s', (keyword) => {
    expect(codes(taking({ a: { [keyword]: { $ref: '#/properties/a' } } }))).toEqual([
      'schema.ref-loop',
    ]);
  });

  test.each(['dependentSchemas', 'dependencies'])('goes by way of %s', (keyword) => {
    expect(codes(taking({ a: { [keyword]: { x: { $ref: '#/properties/a' } } } }))).toEqual([
      'schema.ref-loop',
    ]);
  });

  test.each([
    { properties: { more: { $ref: '#/properties/a' } } },
    { additionalProperties: { $ref: '#/properties/a' } },
    { patternProperties: { '^x': { $ref: '#/properties/a' } } },
    { items: { anyOf: [{ $ref: '#/properties/a' }, { type: 'null' }] } },
    { prefixItems: [{ $ref: '#/properties/a' }] },
    { contains: { $ref: '#/properties/a' } },
    { $defs: { x: { $ref: '#/properties/a' } } },
    { default: { allOf: [{ $ref: '#/properties/a' }] } },
    { items: { $ref: '#' } },
  ])('is none in a tree: %j', (a) => {
    expect(codes(taking({ a }))).toEqual([]);
  });

  test('goes by way of anchors and addresses', () => {
    const $defs = {
      a: { $anchor: 'a', $ref: 'b' },
      b: { $id: 'b', $dynamicRef: 'https://stock.example/#a' },
    };
    expect(codes(taking({}, { $id: 'https://stock.example/', $defs }))).toEqual([
      'schema.ref-loop',
    ]);
  });

  test('stands in the output too', () => {
    expect(found({ ...taking({}), outputSchema: { $ref: '#' } })).toEqual([
      ['schema.ref-loop', 'warning', '/outputSchema/$ref', { ref: '#' }],
    ]);
  });

  test('is none where ways meet again', () => {
    const both = (to: string) => ({ allOf: [{ $ref: to }, { $ref: to }] });
    const $defs = Object.fromEntries(
      Array.from({ length: 2000 }, (_, at) => [
        `d${at}`,
        at === 0 ? {} : both(`#/$defs/d${at - 1}`),
      ]),
    );
    expect(codes(taking({ a: { $ref: '#/$defs/d1999' } }, { $defs }))).toEqual([]);
  });

  test('is found at the end of a long chain', () => {
    const start = { a: { $ref: '#/$defs/d0' } };
    expect(codes(taking(start, { $defs: chain(9_000, {}) }))).toEqual([]);
    expect(found(taking(start, { $defs: chain(9_000, { $ref: '#/$defs/d0' }) }))).toEqual([
      ['schema.ref-loop', 'warning', '/inputSchema/$defs/d8999/$ref', { ref: '#/$defs/d0' }],
    ]);
  });
});

test('schemas inside one another are walked once, whatever leads to them', () => {
  const nested = Array.from({ length: 240 }).reduce<JsonObject>(
    (items) => ({ items, title: 'x' }),
    {
      $ref: 'y',
    },
  );
  const references = Array.from({ length: 240 }, (_, at) => [
    `r${at}`,
    { $ref: `#/x${'/items'.repeat(240 - at)}` },
  ]);
  const findings = found(taking(Object.fromEntries(references), { x: nested }));
  expect(findings).toEqual([
    ['schema.remote-ref', 'reject', `/inputSchema/x${'/items'.repeat(240)}/$ref`, { ref: 'y' }],
  ]);
});
