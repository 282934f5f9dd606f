import { alone, speaking, tool } from './IntakeCase.js';

const hinting = (annotations: unknown) => tool({ annotations });
const cautious = [false, true, false, true] as const;

export const annotations = [
  alone('no hints', tool(), [], { hints: cautious }),
  alone('an empty list of hints', hinting({}), [], { hints: cautious }),
  alone(
    'all four',
    hinting({
      readOnlyHint: false,
      destructiveHint: false,
      idempotentHint: true,
      openWorldHint: false,
    }),
    [],
    { hints: [false, false, true, false] },
  ),
  alone('read only', hinting({ readOnlyHint: true }), [], { hints: [true, true, false, true] }),
  alone(
    'read only, and not destructive',
    hinting({ readOnlyHint: true, destructiveHint: false }),
    [],
  ),
  alone(
    'read only, and not idempotent',
    hinting({ readOnlyHint: true, idempotentHint: false }),
    [],
  ),
  alone('read only and destructive', hinting({ readOnlyHint: true, destructiveHint: true }), [
    'hints.contradiction',
  ]),
  ...(['readOnlyHint', 'destructiveHint', 'idempotentHint', 'openWorldHint'] as const).flatMap(
    (hint) =>
      ['true', 'false', '', 0, 1, null, [], {}].map((value) =>
        alone(
          `${JSON.stringify(value)} is no ${hint}`,
          hinting({ [hint]: value }),
          ['hints.type'],
          {
            hints: cautious,
          },
        ),
      ),
  ),
  alone(
    'a hint that is right beside one that is not',
    hinting({
      readOnlyHint: 'yes',
      openWorldHint: false,
    }),
    ['hints.type'],
    { hints: [false, true, false, false] },
  ),
  alone(
    'a contradiction of wrong types is none',
    hinting({
      readOnlyHint: 'true',
      destructiveHint: true,
    }),
    ['hints.type'],
  ),
  alone('a hint that is not known', hinting({ sensitiveDataHint: true, costHint: 'low' }), [], {
    hints: cautious,
  }),
  alone('a title that is a number', hinting({ title: 5 }), ['intake.field-type'], {
    display: 'count_stock',
  }),
  alone('a title that is null', hinting({ title: null }), ['intake.field-type'], {
    display: 'count_stock',
  }),
  ...[null, [], 'readOnly', true].map((value) =>
    alone(`${JSON.stringify(value)} is no list of hints`, hinting(value), ['intake.field-type'], {
      hints: cautious,
      ignored: ['annotations'],
    }),
  ),
  alone('hints were not yet known in 2024-11-05', hinting([]), [], speaking('2024-11-05')),
  alone('nor what is in them', hinting({ readOnlyHint: true }), [], speaking('2024-11-05')),
  alone('they were in 2025-03-26', hinting([]), ['intake.field-type'], speaking('2025-03-26')),
  alone('with their types', hinting({ readOnlyHint: 1 }), ['hints.type'], speaking('2025-03-26')),
];
