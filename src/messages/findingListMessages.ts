import type { FindingCode, FindingSeverity } from '../model/intake/Finding.js';
import type { FindingWords } from './finding-words/FindingWords.js';
import { identityWords } from './finding-words/identityWords.js';
import { intakeWords } from './finding-words/intakeWords.js';
import { structureWords } from './finding-words/structureWords.js';
import { textWords } from './finding-words/textWords.js';

const number = new Intl.NumberFormat('en');

const words: Readonly<Record<FindingCode, FindingWords>> = {
  ...intakeWords,
  ...textWords,
  ...identityWords,
  ...structureWords,
};

/** Parameters of findings that are the server's own words, and what they are called. */
const evidence = {
  decoded: 'Decoded',
  plain: 'In plain letters',
  word: 'Word',
  words: 'Words',
  hidden: 'Hidden',
  shown: 'Shows',
  target: 'Leads to',
  address: 'Address',
  title: 'Title',
  name: 'Other tool',
  joined: 'Joined',
  nameVerb: 'Name',
  titleVerb: 'Title',
  verb: 'Word',
  header: 'Header',
  key: 'Key',
  written: 'Written as',
  ref: 'Reference',
  dialect: 'Dialect',
  scheme: 'Scheme',
  origin: 'Origin',
  declared: 'Says',
};

/** Places in a definition, and what stands in a schema. */
const places = {
  name: 'in the name',
  title: 'in the title',
  description: 'in the description',
  annotations: 'in the hints',
  inputSchema: 'in the parameters',
  outputSchema: 'in the output',
  icons: 'in the icons',
  execution: 'in the task support',
  _meta: 'in _meta',
};

const keywords = {
  title: 'title',
  description: 'description',
  default: 'default',
  enum: 'allowed value',
  const: 'allowed value',
  examples: 'examples',
  pattern: 'pattern',
  $comment: '$comment',
};

const counts: Readonly<Record<FindingSeverity, readonly [one: string, many: string]>> = {
  reject: ['reason not to offer it', 'reasons not to offer it'],
  danger: ['danger', 'dangers'],
  warning: ['note', 'notes'],
};

/**
 * What the FindingList says, in English. A sentence with something of the server in it is a list of
 * its pieces: the server's piece is an element of its own, never part of our text.
 */
export const findingListMessages = {
  severities: { reject: 'Refused', danger: 'Danger', warning: 'Note' },
  /** "2 notes" */
  count: (severity: FindingSeverity, count: number) =>
    `${number.format(count)} ${counts[severity][count === 1 ? 0 : 1]}`,
  /** Between the severity and the fact. */
  stated: (severity: string) => `${severity}:`,
  words,
  evidence,
  places,
  keywords,
  parameter: <T>(names: T) => ['in parameter ', names],
  field: <T>(names: T) => ['in output field ', names],
  hint: <T>(name: T) => ['in annotation ', name],
  elsewhere: <T>(pointer: T) => ['at ', pointer],
  /** "in parameter path", "description" */
  within: <T>(place: T, keyword: string) => [place, `, ${keyword}`],
  more: (count: number) =>
    `and in ${number.format(count)} more ${count === 1 ? 'place' : 'places'}`,
  details: 'Details',
  detailsOf: (details: string, fact: string) => `${details}: ${fact}`,
  /** Of which tool, in accessible names. */
  ofTool: (words: string, tool: string) => `${words}, ${tool}`,
  rule: 'Rule',
  place: 'Place',
  everyPlace: 'Places',
};

/** What the FindingList says. */
export type FindingListMessages = typeof findingListMessages;
