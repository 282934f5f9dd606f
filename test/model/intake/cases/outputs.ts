import { alone, revisions, speaking, tool } from './IntakeCase.js';

const giving = (outputSchema: unknown) => tool({ outputSchema });

export const outputs = [
  ...revisions
    .slice(2)
    .map((revision) =>
      alone(
        `an object comes back in ${revision}`,
        giving({ type: 'object' }),
        [],
        speaking(revision),
      ),
    ),
  ...[
    { type: 'array', items: {} },
    { type: 'string' },
    {},
    { anyOf: [{ type: 'object' }] },
  ].flatMap((schema) => [
    alone(`${JSON.stringify(schema)} may come back`, giving(schema), []),
    alone(
      `${JSON.stringify(schema)} might not in 2025-11-25`,
      giving(schema),
      ['intake.field-type'],
      speaking('2025-11-25'),
    ),
    alone(
      `${JSON.stringify(schema)} was not yet known in 2025-03-26`,
      giving(schema),
      [],
      speaking('2025-03-26'),
    ),
  ]),
  ...[true, null, [], 'object', 0].map((schema) =>
    alone(`${JSON.stringify(schema)} is no output`, giving(schema), ['intake.field-type'], {
      ignored: ['outputSchema'],
    }),
  ),
  alone('no output was known in 2024-11-05', giving(true), [], {
    ...speaking('2024-11-05'),
    ignored: ['outputSchema'],
  }),
  alone('a dialect that is a number', giving({ $schema: 7 }), ['intake.field-type']),
  alone(
    'a field that may be anything, before that was allowed',
    giving({ type: 'object', properties: { any: true } }),
    ['intake.field-type'],
    speaking('2025-06-18'),
  ),
  alone('a field that may be anything', giving({ type: 'object', properties: { any: true } }), []),
];
