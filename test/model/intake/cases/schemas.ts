import { alone, refused, revisions, speaking, taking, tool } from './IntakeCase.js';

const parsed = (text: string) => tool({ inputSchema: JSON.parse(text) });
const rooted = (inputSchema: unknown) => tool({ inputSchema });

export const schemas = [
  alone('an object that takes anything', rooted({ type: 'object' }), []),
  alone(
    'an object that takes nothing',
    rooted({ type: 'object', additionalProperties: false }),
    [],
  ),
  ...[null, true, false, 7, 'object', [], [{ type: 'object' }]].map((schema) =>
    alone(
      `${JSON.stringify(schema)} is no schema`,
      rooted(schema),
      ['intake.schema-type'],
      refused,
    ),
  ),
  alone('without a schema', { name: 'count_stock' }, ['intake.schema-type'], refused),
  ...[
    {},
    { type: 'array', items: {} },
    { type: 'Object' },
    { type: ['object'] },
    { type: ['object', 'null'] },
    { type: null },
    { type: 'string' },
    { properties: { bin: { type: 'string' } } },
    { anyOf: [{ type: 'object' }] },
    { $ref: '#/$defs/in', $defs: { in: { type: 'object' } } },
    { $schema: 7, type: 'object' },
    { $schema: null, type: 'object' },
    { type: 'object', properties: [] },
    { type: 'object', properties: null },
    { type: 'object', properties: 'bin' },
    { type: 'object', required: 'bin' },
    { type: 'object', required: true },
    { type: 'object', required: [1] },
    { type: 'object', required: { bin: true } },
    { type: 'object', required: null },
  ].map((schema) =>
    alone(
      `${JSON.stringify(schema)} is no root of parameters`,
      rooted(schema),
      ['intake.schema-root'],
      refused,
    ),
  ),
  ...revisions.flatMap((revision) => [
    alone(
      `the root is an object in ${revision}`,
      rooted({ type: 'array' }),
      ['intake.schema-root'],
      {
        ...refused,
        ...speaking(revision),
      },
    ),
    alone(
      `alternatives stand beside the type in ${revision}`,
      rooted({ type: 'object', oneOf: [{ required: ['bin'] }, { required: ['shelf'] }] }),
      [],
      speaking(revision),
    ),
  ]),
  alone('empty lists and maps', rooted({ type: 'object', properties: {}, required: [] }), []),
  alone(
    'conditions',
    parsed(
      '{"type":"object","properties":{"kind":{"type":"string"}},' +
        '"if":{"properties":{"kind":{"const":"bin"}}},"then":{"required":["kind"]},"else":{}}',
    ),
    [],
  ),
  alone('a keyword of a draft', taking({ photo: { type: 'string', 'x-mcp-file': {} } }), []),
  alone('a format that is not known', taking({ bin: { type: 'string', format: 'bin-id' } }), []),
  alone('schemas that are true and false', taking({ any: true, never: false }), []),
  ...revisions
    .slice(0, 4)
    .flatMap((revision) => [
      alone(
        `parameters are objects in ${revision}`,
        taking({ any: true }),
        ['intake.field-type'],
        speaking(revision),
      ),
      alone(
        `deeper ones may be true in ${revision}`,
        taking({ bins: { type: 'array', items: true }, map: { additionalProperties: false } }),
        [],
        speaking(revision),
      ),
    ]),
  alone(
    'numbers, nothing and spaces as names of parameters',
    taking({ 9: {}, 10: {}, '': {}, 'bin id': {}, 'a/b~c': {} }),
    [],
  ),
  alone(
    'names that every object has',
    parsed(
      '{"type":"object","properties":{"__proto__":{"type":"string"},' +
        '"constructor":{"type":"string"},"toString":{}},"required":["__proto__"]}',
    ),
    ['intake.reserved-key'],
  ),
  alone(
    'such a name deeper down',
    taking({ bin: { type: 'object', properties: { constructor: { type: 'string' } } } }),
    ['intake.reserved-key'],
  ),
  alone('such names as values', taking({ kind: { enum: ['constructor', '__proto__'] } }), []),
];
