import type { UnionKeyword } from '../model/schema/branches.js';
import type { Bounds } from '../model/schema/SchemaRule.js';
import type { JsonType } from '../model/schema/TypePhrase.js';

const format = new Intl.NumberFormat('en', { maximumFractionDigits: 12 });

/** A number of the schema: as JSON writes it where digits in groups would be another number. */
const number = (value: number) => {
  const words = format.format(value);
  return Number(words.replaceAll(',', '')) === value && Math.abs(value) < 1e16
    ? words
    : String(value);
};

const counted = (count: number, one: string, many: string) =>
  `${number(count)} ${count === 1 ? one : many}`;

/** "1 to 10 items", "At most 1 item", "Exactly 4 items". */
const within = ({ min, max }: Bounds, one: string, many: string) => {
  if (min === max && min !== null) return `Exactly ${counted(min, one, many)}`;
  if (min === null) return `At most ${counted(max ?? 0, one, many)}`;
  if (max === null) return `At least ${counted(min, one, many)}`;
  return `${number(min)} to ${counted(max, one, many)}`;
};

const types: Readonly<Record<JsonType, string>> = {
  string: 'string',
  number: 'number',
  integer: 'integer',
  boolean: 'boolean',
  object: 'object',
  array: 'list',
  null: 'null',
};

const shapes: Readonly<Record<UnionKeyword, (count: number) => string>> = {
  oneOf: (count) => `one of ${counted(count, 'shape', 'shapes')}`,
  anyOf: (count) => `any of ${counted(count, 'shape', 'shapes')}`,
  allOf: (count) => `all of ${counted(count, 'part', 'parts')} together`,
};

const branches: Readonly<Record<UnionKeyword, (count: number) => string>> = {
  oneOf: (count) => `One of ${counted(count, 'shape', 'shapes')}:`,
  anyOf: (count) => `Any of ${counted(count, 'shape', 'shapes')}:`,
  allOf: (count) => `All of ${counted(count, 'part', 'parts')} together:`,
};

const branch: Readonly<Record<UnionKeyword, (place: number) => string>> = {
  oneOf: (place) => `Shape ${number(place)}`,
  anyOf: (place) => `Shape ${number(place)}`,
  allOf: (place) => `Part ${number(place)}`,
};

const formats: Readonly<Record<string, string>> = {
  'date-time': 'Date and time',
  date: 'Date',
  time: 'Time',
  duration: 'Duration',
  email: 'Email address',
  uri: 'URI',
  'uri-reference': 'URI or relative reference',
  uuid: 'UUID',
  hostname: 'Host name',
  ipv4: 'IPv4 address',
  ipv6: 'IPv6 address',
  regex: 'Regular expression',
  int32: '32-bit integer',
  int64: '64-bit integer',
};

const dialects: Readonly<Record<string, string>> = {
  'https://json-schema.org/draft/2020-12/schema': 'JSON Schema 2020-12',
  'https://json-schema.org/draft/2019-09/schema': 'JSON Schema 2019-09',
  'http://json-schema.org/draft-07/schema': 'JSON Schema draft-07',
  'http://json-schema.org/draft-06/schema': 'JSON Schema draft-06',
  'http://json-schema.org/draft-04/schema': 'JSON Schema draft-04',
};

/**
 * What the SchemaView says, in English. A sentence with something of the server in it is a list of
 * its pieces: the server's piece is an element of its own, never part of our text.
 */
export const schemaViewMessages = {
  parameters: (count: number, required: number) =>
    `${counted(count, 'parameter', 'parameters')}, ${required === 0 ? 'none' : number(required)} required`,
  fields: (count: number, required: number) =>
    `${counted(count, 'field', 'fields')}${required === 0 ? '' : `, ${number(required)} required`}`,
  takesNone: 'Takes no parameters.',
  declaresNone: 'Declares no parameters; accepts any.',
  namesNone: 'Names no parameters.',
  listOf: (label: string) => `Schema of ${label}`,
  notSchema: <T>(value: T) => ['The server sent no schema here, but ', value],
  takes: 'Takes',
  returns: 'Returns',

  types,
  any: 'any value',
  never: 'no value at all: it must not be sent',
  unstated: 'type not stated',
  malformed: <T>(value: T) => ['not a schema: ', value],
  unknown: <T>(type: T) => [type, ' (not a JSON Schema type)'],
  list: <T>(item: T) => ['list of ', item],
  map: <T>(value: T) => ['any names, each ', value],
  named: <T>(name: T, type: T) => [name, ' (', type, ')'],
  group: <T>(type: T) => ['(', type, ')'],
  either: <T>(choices: readonly T[]) =>
    choices.flatMap((choice, index) => {
      if (index === 0) return [choice];
      return [index === choices.length - 1 ? ' or ' : ', ', choice];
    }),
  shapes,
  whole: 'the whole schema again',
  missing: <T>(ref: T) => ['points to ', ref, ', which this schema does not contain'],
  elsewhere: <T>(ref: T) => ['points to ', ref, ', not looked up here'],

  required: 'required',
  undeclared: 'not described',
  eachItem: 'Each item',
  furtherItem: 'Each further item',
  position: (place: number) => `Item ${number(place)}`,
  otherName: 'Any other name',
  /** Before the shapes or parts themselves. */
  branches,
  branch,
  of: (part: string, whole: string) => `${part} of ${whole}`,
  /** What a tool answers, in accessible names. */
  outputOf: (label: string) => `the output of ${label}`,
  descriptionOf: (name: string) => `Description of ${name}`,

  inside: {
    fields: (count: number) => counted(count, 'field', 'fields'),
    item: 'each item',
    shapes: (count: number) => counted(count, 'shape', 'shapes'),
    parts: (count: number) => counted(count, 'part', 'parts'),
    entries: (count: number) => counted(count, 'entry', 'entries'),
  },
  moreRows: (next: number, rest: number) =>
    next === rest ? `Show ${number(rest)} more` : `Show ${number(next)} more of ${number(rest)}`,
  fewerRows: 'Show fewer',
  full: 'Two thousand rows are open already. Close some of them to open this.',
  tooDeep: 'Deeper levels are in the raw schema only.',

  oneOf: 'One of',
  always: 'Always',
  moreValues: (rest: number) => `${number(rest)} more`,
  moreValuesOf: (rest: number, name: string) => `${number(rest)} more values of ${name}`,
  fewerValues: 'Show fewer',
  fewerValuesOf: (name: string) => `Show fewer values of ${name}`,
  defaultValue: <T>(value: T) => ['Default ', value],
  examples: <T>(values: T) => ['For example ', values],
  range: ({ min, max }: Bounds, above: boolean, below: boolean) => {
    const from = min === null ? null : `${above ? 'above' : 'at least'} ${number(min)}`;
    const to = max === null ? null : `${below ? 'below' : 'at most'} ${number(max)}`;
    if (min !== null && max !== null && !above && !below) {
      return min === max ? `Exactly ${number(min)}` : `From ${number(min)} to ${number(max)}`;
    }
    const words = [from, to].filter((part) => part !== null).join(', ');
    return words.charAt(0).toUpperCase() + words.slice(1);
  },
  step: (step: number) => `Steps of ${number(step)}`,
  length: (bounds: Bounds) => within(bounds, 'character', 'characters'),
  items: (bounds: Bounds) => within(bounds, 'item', 'items'),
  members: (bounds: Bounds) => within(bounds, 'field', 'fields'),
  unique: 'All different',
  pattern: <T>(pattern: T) => ['Matches ', pattern],
  formats,
  format: <T>(name: T) => ['Format ', name],
  closed: 'No other names',
  open: 'Other names allowed',
  deprecated: 'Deprecated',
  readOnly: 'Read-only',
  writeOnly: 'Write-only',
  dialects,
  dialect: <T>(uri: T) => ['Schema dialect ', uri],

  others: (count: number) => counted(count, 'other keyword', 'other keywords'),
  othersOf: (count: number, name: string) =>
    `${counted(count, 'other keyword', 'other keywords')} of ${name}`,
  moreOthers: (rest: number) => `and ${number(rest)} more`,
  rawSchema: 'Raw schema',
};

/** What the SchemaView says. */
export type SchemaViewMessages = typeof schemaViewMessages;
