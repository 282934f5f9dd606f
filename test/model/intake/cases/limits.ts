import type { FindingCode } from '../../../../src/model/intake/Finding.js';
import { alone, refused, taking, tool } from './IntakeCase.js';

const nested = (levels: number) => {
  let value: unknown = 'end';
  for (let level = 0; level < levels; level += 1) value = [value];
  return value;
};
const cycle = () => {
  const inputSchema: Record<string, unknown> = { type: 'object' };
  inputSchema.again = inputSchema;
  return tool({ inputSchema });
};
const throwing = () =>
  Object.defineProperty(tool(), 'description', {
    enumerable: true,
    get() {
      throw new Error('no');
    },
  });
const holes = () => {
  const list: unknown[] = [];
  list[2] = 1;
  return list;
};
class Stock {}

const notJson: readonly (readonly [says: string, definition: unknown])[] = [
  ['a cycle', cycle()],
  ['a getter that throws', throwing()],
  ['a function', tool({ extra: () => 1 })],
  ['a symbol', tool({ extra: Symbol('x') })],
  ['a large integer', tool({ extra: 1n })],
  ['what is not a number', taking({ n: { minimum: Number.NaN } })],
  ['infinity', taking({ n: { maximum: Number.POSITIVE_INFINITY } })],
  ['a list with holes', tool({ extra: holes() })],
  ['a date', tool({ extra: new Date(0) })],
  ['a map', tool({ extra: new Map() })],
  ['an object of a class', tool({ extra: new Stock() })],
];

const beyond = (says: string, definition: unknown, code: FindingCode) =>
  alone(says, definition, [code], refused);

export const limits = [
  ...['count_stock', 7, null, true, undefined, [], [tool()]].map((value) =>
    beyond(`${JSON.stringify(value)} is no definition`, value, 'intake.not-object'),
  ),
  ...notJson.map(([says, definition]) =>
    beyond(`${says} is no JSON`, definition, 'intake.not-json'),
  ),
  alone('a member that is undefined is none', tool({ title: undefined }), []),
  alone('an object without a prototype', Object.assign(Object.create(null), tool()), []),
  alone('250 levels of data', tool({ extra: nested(250) }), []),
  beyond('300 levels', tool({ extra: nested(300) }), 'intake.too-deep'),
  beyond('5,000 levels', tool({ extra: nested(5000) }), 'intake.too-deep'),
  alone('19,000 values', tool({ extra: Array.from({ length: 19_000 }, (_, n) => n) }), []),
  beyond(
    '20,001 values',
    tool({ extra: Array.from({ length: 20_001 }, (_, n) => n) }),
    'intake.too-large',
  ),
  beyond(
    '20,000 parameters',
    taking(Object.fromEntries(Array.from({ length: 20_000 }, (_, n) => [`p${n}`, {}]))),
    'intake.too-large',
  ),
  alone('two million characters', tool({ description: 'a '.repeat(1_000_000) }), []),
  beyond('9 million characters', tool({ description: 'a'.repeat(9_000_000) }), 'intake.too-large'),
  beyond(
    'beyond a limit nothing else is said',
    tool({ name: 5, title: '\u202e', extra: nested(300) }),
    'intake.too-deep',
  ),
  beyond(
    'half of a character',
    tool({ description: 'Counts \ud800 all.' }),
    'intake.lone-surrogate',
  ),
  beyond('the other half', tool({ title: '\udc00' }), 'intake.lone-surrogate'),
  beyond('half of one in a key', taking({ 'a\ud83d': {} }), 'intake.lone-surrogate'),
  alone('a whole character', tool({ description: 'Counts \ud83d\udce6 all.' }), []),
];
