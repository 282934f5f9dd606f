import { expect, test } from 'vitest';
import { readTypePhrase } from '../../../src/model/schema/readTypePhrase.js';
import type { TypePhrase } from '../../../src/model/schema/TypePhrase.js';

/** A phrase in short, so that a table of them can be read. */
function short(phrase: TypePhrase): string {
  switch (phrase.kind) {
    case 'type':
      return phrase.type;
    case 'list':
    case 'map':
      return phrase.of ? `${phrase.kind}(${short(phrase.of)})` : phrase.kind;
    case 'named':
      return `@${phrase.name}${phrase.of ? `(${short(phrase.of)})` : ''}`;
    case 'or':
      return phrase.of.map(short).join('|');
    case 'values':
      return `=${JSON.stringify(phrase.values)}`;
    case 'shapes':
      return `${phrase.of}${phrase.count}`;
    case 'unknown':
      return `?${phrase.text}`;
    case 'missing':
    case 'elsewhere':
      return `${phrase.kind} ${phrase.ref}`;
    default:
      return phrase.kind;
  }
}

const object = { type: 'object' };
const string = { type: 'string' };
const root = {
  $defs: {
    Address: { type: 'object' },
    Id: string,
    'a/b~c d': string,
    loop: { $ref: '#/$defs/loop' },
  },
};

test.each<[unknown, string]>([
  [true, 'any'],
  [{}, 'any'],
  [{ description: 'x', default: 1, 'x-order': 2 }, 'any'],
  [{ not: {} }, 'unstated'],
  [{ type: [] }, 'unstated'],
  [{ type: 7 }, 'unstated'],
  [{ enum: 'x' }, 'unstated'],
  [{ $ref: 7 }, 'unstated'],
  [false, 'never'],
  [null, 'malformed'],
  ['string', 'malformed'],
  [['string'], 'malformed'],
  [undefined, 'malformed'],
  [string, 'string'],
  [{ type: 'strnig' }, '?strnig'],
  [{ type: ['integer'] }, 'integer'],
  [{ type: ['null', 'string'] }, 'string|null'],
  [{ type: ['string', 'null'], enum: ['a', 'b'] }, 'string'],
  [{ type: ['string', 'array'], items: string }, 'string|list(string)'],
  [{ type: 'array' }, 'list'],
  [{ type: 'array', items: {} }, 'list(any)'],
  [{ type: 'array', items: 'string' }, 'list'],
  [{ type: 'array', items: { type: ['string', 'number'] } }, 'list(string|number)'],
  [
    { type: 'array', items: { type: 'array', items: { type: 'array', items: string } } },
    'list(list(list))',
  ],
  [object, 'object'],
  [{ type: 'object', additionalProperties: string }, 'map(string)'],
  [{ type: 'object', additionalProperties: string, properties: { a: {} } }, 'object'],
  [{ properties: {} }, 'object'],
  [{ required: ['a'] }, 'object'],
  [{ prefixItems: [string] }, 'list'],
  [{ minLength: 1 }, 'string'],
  [{ exclusiveMaximum: 1 }, 'number'],
  [{ const: null }, '=[null]'],
  [{ type: 'string', const: 'a' }, '=["a"]'],
  [{ enum: ['fast', 'slow'] }, '=["fast","slow"]'],
  [{ enum: ['a', 'b', 'c', 'd'] }, 'string'],
  [{ enum: [1, 2.5, 'c', null, [], {}] }, 'integer|number|string|null|array|object'],
  [{ type: 'array', items: { type: 'string', enum: ['a', 'b'] } }, 'list(=["a","b"])'],
  [{ anyOf: [string, { type: 'null' }] }, 'string|null'],
  [{ anyOf: [{ type: 'null' }, { type: 'array', items: string }] }, 'list(string)|null'],
  [{ oneOf: [string, { type: 'integer' }] }, 'string|integer'],
  [{ oneOf: [object, object, object] }, 'oneOf3'],
  [{ anyOf: [object, object, { type: 'null' }] }, 'anyOf2|null'],
  [{ anyOf: [string, string, string, string] }, 'anyOf4'],
  [{ oneOf: [{ $ref: '#/$defs/Address' }, { $ref: '#/$defs/Id' }] }, '@Address|@Id(string)'],
  [{ anyOf: [] }, 'unstated'],
  [{ anyOf: 'x' }, 'unstated'],
  [{ anyOf: [{ type: 'null' }] }, 'null'],
  [{ allOf: [string] }, 'string'],
  [{ allOf: [object, object] }, 'allOf2'],
  [{ $ref: '#/$defs/Address' }, '@Address'],
  [{ $ref: '#/$defs/Id', description: 'x' }, '@Id(string)'],
  [{ $ref: '#/$defs/a~1b~0c%20d' }, '@a/b~c d(string)'],
  [{ $ref: '#' }, '@(any)'],
  [{ $ref: '#/$defs/loop' }, '@loop(@loop(@loop))'],
  [{ $ref: '#/$defs/Nope' }, 'missing #/$defs/Nope'],
  [{ $ref: '#/$defs/%zz' }, 'missing #/$defs/%zz'],
  [{ $ref: '#/constructor' }, 'missing #/constructor'],
  [{ $ref: '#anchor' }, 'elsewhere #anchor'],
  [{ $ref: 'part.json' }, 'elsewhere part.json'],
  [{ anyOf: [{ type: ['string', 'null'] }, { type: 'null' }] }, 'string|null'],
  [{ anyOf: [{ enum: ['a', null] }, { type: 'null' }] }, '=["a",null]'],
  [
    {
      anyOf: [
        { type: 'null', title: 'x' },
        { type: 'null', title: 'y' },
      ],
    },
    'null',
  ],
  [{ oneOf: [{ type: ['integer', 'null'] }, { type: ['string', 'null'] }] }, 'oneOf2'],
  [{ $ref: 'https://example.com/a.json#/x' }, 'elsewhere https://example.com/a.json#/x'],
])('reads %j as %s', (schema, phrase) => {
  expect(short(readTypePhrase(root, schema))).toBe(phrase);
});
