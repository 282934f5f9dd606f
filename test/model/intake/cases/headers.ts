import type { JsonObject } from '../../../../src/model/JsonObject.js';
import { alone, type CaseDetails, refused, revisions, taking, tool } from './IntakeCase.js';

const under = (header: unknown, type: unknown = 'string') => ({ type, 'x-mcp-header': header });
const bin = under('Bin');
const rooted = (members: JsonObject) => tool({ inputSchema: { type: 'object', ...members } });
const http: CaseDetails = {
  server: { transport: 'streamable-http', protocolVersion: '2026-07-28' },
};
const wrong = { ...http, ...refused };
const invalid = ['intake.header-invalid'] as const;

const taken: readonly (readonly [says: string, definition: JsonObject])[] = [
  ['a text', taking({ bin })],
  ['a truth value', taking({ trial: under('Dry-Run', 'boolean') })],
  ['a whole number', taking({ shelf: under('Shelf', 'integer') })],
  ['one of a few texts', taking({ hall: { ...under('Hall'), enum: ['a', 'b'] } })],
  ['a number with wide bounds', taking({ n: { ...under('N', 'integer'), maximum: 1e20 } })],
  [
    'a name of all characters that a token may have',
    taking({ bin: under("!#$%&'*+-.^_`|~09AZaz") }),
  ],
  ['a name of 300 characters', taking({ bin: under('H'.repeat(300)) })],
  ['a part of a parameter', taking({ place: { type: 'object', properties: { bin } } })],
  ['two names', taking({ bin, shelf: under('Shelf') })],
  ['a parameter of that name', taking({ 'x-mcp-header': { type: 'string' } })],
  [
    'a parameter called properties',
    taking({ properties: { type: 'object', properties: { bin } } }),
  ],
  [
    'data that looks like it',
    taking({
      place: {
        type: 'object',
        default: { 'x-mcp-header': '' },
        examples: [{ 'x-mcp-header': 'a b' }],
        enum: [{ 'x-mcp-header': 5 }],
        const: { 'x-mcp-header': null },
      },
    }),
  ],
  ['a number of tokens', taking({ max_tokens: under('Max-Tokens', 'integer') })],
];

const names: readonly unknown[] = [
  '',
  ' ',
  'My Bin',
  'Bin ',
  ' Bin',
  'Bin:1',
  'a/b',
  'a,b',
  'a;b',
  'a=b',
  '"a"',
  '(a)',
  '[a]',
  '{a}',
  'a@b',
  'a?b',
  'a\\b',
  '<a>',
  'Bin\t1',
  'Bin\r\nX-Other: 1',
  'Bin\n',
  'B\u00edn',
  '\u7bb1',
  true,
  false,
  5,
  0,
  null,
  [],
  ['Bin'],
  {},
];

const places: readonly (readonly [says: string, members: JsonObject])[] = [
  ['at the root', { 'x-mcp-header': 'Bin' }],
  ['in items', { properties: { a: { type: 'array', items: bin } } }],
  ['in a property of items', { properties: { a: { items: { properties: { bin } } } } }],
  ['in a list of items', { properties: { a: { prefixItems: [bin] } } }],
  ['in contains', { properties: { a: { contains: bin } } }],
  ['in anyOf', { anyOf: [{ properties: { bin } }] }],
  ['in oneOf', { oneOf: [{ properties: { bin } }] }],
  ['in allOf', { allOf: [{ properties: { bin } }] }],
  ['in an alternative of a parameter', { properties: { a: { anyOf: [bin, { type: 'null' }] } } }],
  ['in not', { not: { properties: { bin } } }],
  ['in if', { if: { properties: { bin } } }],
  [
    'in then',
    JSON.parse('{"if":{},"then":{"properties":{"bin":{"type":"string","x-mcp-header":"Bin"}}}}'),
  ],
  ['in else', { if: {}, else: { properties: { bin } } }],
  ['in definitions that nobody uses', { $defs: { bin } }],
  ['in definitions', { properties: { a: { $ref: '#/$defs/bin' } }, $defs: { bin } }],
  ['in definitions of an older draft', { definitions: { bin } }],
  ['in additionalProperties', { additionalProperties: bin }],
  ['in patternProperties', { patternProperties: { '^a': bin } }],
  ['in unevaluatedProperties', { unevaluatedProperties: bin }],
  ['in propertyNames', { propertyNames: bin }],
  ['in dependentSchemas', { dependentSchemas: { a: { properties: { bin } } } }],
];

export const headers = [
  ...taken.map(([says, definition]) => alone(`a header may carry ${says}`, definition, [], http)),
  ...names.map((name) =>
    alone(
      `${JSON.stringify(name)} is no name of a header`,
      taking({ a: under(name) }),
      invalid,
      wrong,
    ),
  ),
  ...['\u0000', 'Bin\u007f'].map((name) =>
    alone(
      `${JSON.stringify(name)} is no name of a header either`,
      taking({ a: under(name) }),
      [...invalid, 'text.control'],
      wrong,
    ),
  ),
  ...['number', 'object', 'array', 'null', 'any'].map((type) =>
    alone(`no header carries the type ${type}`, taking({ a: under('Bin', type) }), invalid, wrong),
  ),
  alone(
    'no header carries what has no type',
    taking({ a: { enum: ['x', 'y'], 'x-mcp-header': 'Bin' } }),
    invalid,
    wrong,
  ),
  alone(
    'no header carries what another schema describes',
    taking(
      { a: { $ref: '#/$defs/a', 'x-mcp-header': 'Bin' } },
      { $defs: { a: { type: 'string' } } },
    ),
    invalid,
    wrong,
  ),
  alone('one header for two', taking({ a: bin, b: bin }), invalid, wrong),
  alone('one in another case for two', taking({ a: bin, b: under('bIN') }), invalid, wrong),
  alone(
    'one header for two of different depth',
    taking({ a: bin, b: { type: 'object', properties: { c: under('BIN') } } }),
    invalid,
    wrong,
  ),
  alone(
    'two that share a header beside a number',
    taking({ a: under('Tenant'), b: under('tenant'), c: under('Num', 'number') }),
    invalid,
    wrong,
  ),
  ...places.map(([says, members]) => alone(`no header ${says}`, rooted(members), invalid, wrong)),
  ...['stdio', 'other'].map((transport) =>
    alone(
      `no headers over ${transport}`,
      taking({ a: under('a b', 'number'), password: under('P') }),
      [],
      { server: { transport: transport as 'stdio' | 'other' } },
    ),
  ),
  ...revisions
    .slice(0, 4)
    .map((protocolVersion) =>
      alone(
        `no headers in ${protocolVersion}`,
        taking({ a: under('a b', 'number'), password: under('P') }),
        [],
        { server: { transport: 'streamable-http', protocolVersion } },
      ),
    ),
  alone('the strictest where nothing is told', taking({ a: under('a b') }), invalid, refused),
  ...['password', 'api_key', 'apiKey', 'access_token', 'client_secret', 'token', 'privateKey'].map(
    (name) =>
      alone(
        `${name} in a header`,
        taking({ [name]: under('Bin') }),
        ['intake.header-secret'],
        http,
      ),
  ),
  alone(
    'a secret deeper down',
    taking({ auth: { type: 'object', properties: { password: under('Pass') } } }),
    ['intake.header-secret'],
    http,
  ),
  alone('a secret in no header', taking({ password: { type: 'string' } }), [], http),
];
