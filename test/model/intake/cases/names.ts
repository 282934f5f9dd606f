import { alone, refused, speaking, together, tool } from './IntakeCase.js';

const named = (name: unknown) => tool({ name });

export const names = [
  ...[
    'getInvoice',
    'STOCK_EXPORT_v3',
    'warehouse.bins.list',
    'q',
    '7',
    'a-b_c.d',
    '-lead',
    'trail.',
    'n'.repeat(128),
  ].map((name) => alone(`the name ${name} is in order`, named(name), [], { display: name })),
  alone('129 characters are too many', named('n'.repeat(129)), ['intake.name-length']),
  alone('a thousand are too', named('n'.repeat(1000)), ['intake.name-length']),
  alone('an empty name is too short', named(''), ['intake.name-length']),
  alone(
    'a long name may hide what it does',
    tool({ name: `show_${'x'.repeat(500)}_and_erase`, title: 'Show' }),
    ['intake.name-length'],
    { display: 'Show' },
  ),
  ...[
    'bins/move',
    'count stock',
    'count,stock',
    'bins:move',
    'pr\u00e9cis',
    '\u5728\u5eab',
    'a@b',
  ].map((name) =>
    alone(`the name ${name} has other characters`, named(name), ['intake.name-charset']),
  ),
  alone('a line break in a name', named('count\nstock'), [
    'intake.name-charset',
    'text.multiline-label',
  ]),
  alone('a Cyrillic letter in a name', named('count_st\u043eck'), [
    'intake.name-charset',
    'text.mixed-script',
  ]),
  alone('a soft hyphen in a name', named('count\u00ad_stock'), [
    'intake.name-charset',
    'text.zero-width',
  ]),
  alone('two things wrong with a name', named(`count stock ${'n'.repeat(128)}`), [
    'intake.name-charset',
    'intake.name-length',
  ]),
  ...['2024-11-05', '2025-03-26', '2025-06-18'].flatMap((revision) => [
    alone(
      `no characters are named in ${revision}`,
      named('count stock/all'),
      [],
      speaking(revision),
    ),
    alone(`no length is named in ${revision}`, named('n'.repeat(200)), [], speaking(revision)),
  ]),
  alone(
    'characters are named in 2025-11-25',
    named('count stock'),
    ['intake.name-charset'],
    speaking('2025-11-25'),
  ),
  alone(
    'a length is named in 2025-11-25',
    named('n'.repeat(129)),
    ['intake.name-length'],
    speaking('2025-11-25'),
  ),
  alone(
    'a version that is no date is judged by the newest',
    named('count stock'),
    ['intake.name-charset'],
    speaking('latest'),
  ),
  ...[42, null, true, ['count_stock'], { name: 'count_stock' }].map((name) =>
    alone(`${JSON.stringify(name)} is no name`, named(name), ['intake.name-type'], refused),
  ),
  alone('without a name', { inputSchema: { type: 'object' } }, ['intake.name-type'], refused),
  ...['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'].map((name) =>
    alone(`the name ${name} is one of every object`, named(name), ['intake.reserved-key']),
  ),
  together('two such names', { s: [named('constructor'), named('__proto__')] }, [
    'intake.reserved-key',
  ]),
  together(
    'one name twice',
    { s: [named('find'), tool({ name: 'find', description: 'Finds.' })] },
    ['identity.duplicate'],
  ),
  together('the same definition twice', { s: [named('find'), named('find')] }, [
    'identity.duplicate',
  ]),
  together('a name three times', { s: [named('find'), named('find'), named('find')] }, [
    'identity.duplicate',
  ]),
  together('names that nobody shares', { s: [named('find'), named('found')] }, []),
];
