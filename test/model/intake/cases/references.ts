import type { JsonObject } from '../../../../src/model/JsonObject.js';
import { alone, refused, revisions, speaking, taking } from './IntakeCase.js';

const to = ($ref: string, more: JsonObject = {}) => taking({ bin: { $ref } }, more);
const nested = (levels: number) =>
  taking({
    bins: Array.from({ length: levels }).reduce((items) => ({ type: 'array', items }), {
      type: 'string',
    }),
  });
const remote = [
  'https://stock.example/bin.json',
  'http://stock.example/bin.json#/$defs/x',
  '//stock.example/bin.json',
  'file:///etc/passwd',
  'bin.json',
  './bin.json',
  '/bin.json#x',
  'urn:stock:bin',
  'ftp://stock.example/bin',
];
const id = 'https://stock.example/list';
const bin = { type: 'string' };

export const references = [
  ...remote.map(($ref) => alone(`${$ref} is elsewhere`, to($ref), ['schema.remote-ref'], refused)),
  ...revisions
    .slice(0, 4)
    .map((revision) =>
      alone(
        `elsewhere was not refused in ${revision}`,
        to('https://stock.example/bin.json'),
        ['schema.remote-ref'],
        speaking(revision),
      ),
    ),
  alone(
    'elsewhere, deep down',
    taking({ a: { type: 'array', items: { anyOf: [{ $ref: 'https://stock.example/x' }] } } }),
    ['schema.remote-ref'],
    refused,
  ),
  alone('a pointer', to('#/$defs/bin', { $defs: { bin } }), []),
  alone('a pointer with escapes', to('#/$defs/a~1b~0c', { $defs: { 'a/b~c': bin } }), []),
  alone('a pointer with percents', to('#/$defs/a%20b', { $defs: { 'a b': bin } }), []),
  alone('a pointer to a parameter', taking({ a: bin, b: { $ref: '#/properties/a' } }), []),
  alone('an older pointer', to('#/definitions/bin', { definitions: { bin } }), []),
  alone('a schema that is true', to('#/$defs/any', { $defs: { any: true } }), []),
  alone('the whole', to('#'), []),
  alone('an anchor', to('#bin', { $defs: { x: { $anchor: 'bin', ...bin } } }), []),
  alone(
    'a tree',
    to('#/$defs/bin', {
      $defs: { bin: { type: 'object', properties: { parts: { items: { $ref: '#/$defs/bin' } } } } },
    }),
    [],
  ),
  alone('its own address', to(id, { $id: id }), []),
  alone('its own address, and a pointer', to(`${id}#/$defs/bin`, { $id: id, $defs: { bin } }), []),
  alone(
    'an address inside',
    to('https://other.example/bin', {
      $defs: { bin: { $id: 'https://other.example/bin', ...bin } },
    }),
    [],
  ),
  alone(
    'an address inside that is told by the one outside',
    to('bin', { $id: id, $defs: { bin: { $id: 'https://stock.example/bin', ...bin } } }),
    [],
  ),
  alone(
    'both relative to the outside',
    to('bin', { $id: id, $defs: { b: { $id: 'bin', ...bin } } }),
    [],
  ),
  alone(
    'a name inside',
    to('urn:stock:bin', { $defs: { bin: { $id: 'urn:stock:bin', ...bin } } }),
    [],
  ),
  alone(
    'an address outside of the one given',
    to('bin', { $id: id, $defs: { b: { $id: 'other', ...bin } } }),
    ['schema.remote-ref'],
    refused,
  ),
  alone(
    'data that looks like a reference',
    taking({
      a: { default: { $ref: 'https://stock.example/x' }, enum: [{ $ref: '#/nowhere' }] },
      b: { const: { $ref: 'file:///x' }, examples: [{ $ref: 'x.json' }] },
    }),
    [],
  ),
  alone('a parameter of that name', taking({ $ref: { type: 'string' } }), []),
  ...['#/$defs/bin', '#/properties/none', '#nowhere', '#/'].map(($ref) =>
    alone(`${$ref} leads nowhere`, to($ref, { $defs: { other: bin } }), ['schema.dangling-ref']),
  ),
  alone(
    'nowhere in an older revision',
    to('#/$defs/bin'),
    ['schema.dangling-ref'],
    speaking('2025-06-18'),
  ),
  alone(
    'round and round',
    to('#/$defs/a', { $defs: { a: { $ref: '#/$defs/b' }, b: { $ref: '#/$defs/a' } } }),
    ['schema.ref-loop'],
  ),
  alone('on the spot', to('#/$defs/a', { $defs: { a: { $ref: '#/$defs/a' } } }), [
    'schema.ref-loop',
  ]),
  alone('to itself', to('#/properties/bin'), ['schema.ref-loop']),
  alone(
    'round by way of allOf',
    to('#/$defs/a', {
      $defs: { a: { allOf: [{ $ref: '#/$defs/b' }] }, b: { allOf: [{ $ref: '#/$defs/a' }] } },
    }),
    ['schema.ref-loop'],
  ),
  ...[
    'https://json-schema.org/draft/2020-12/schema',
    'https://json-schema.org/draft/2020-12/schema#',
    'https://json-schema.org/draft/2019-09/schema',
    'http://json-schema.org/draft-07/schema#',
    'http://json-schema.org/draft-07/schema',
    'http://json-schema.org/draft-06/schema#',
    'http://json-schema.org/draft-04/schema#',
  ].map(($schema) => alone(`${$schema} is read`, taking({}, { $schema }), [])),
  ...['https://stock.example/schema', 'draft-99', 'http://json-schema.org/draft-03/hyper'].map(
    ($schema) => alone(`${$schema} is not read`, taking({}, { $schema }), ['schema.dialect']),
  ),
  alone('60 levels', nested(60), []),
  alone('70 levels', nested(70), ['schema.deep']),
  alone('120 levels', nested(120), ['schema.deep']),
];
