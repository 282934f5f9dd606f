import type { HintName } from '../model/tool/readHints.js';

const number = new Intl.NumberFormat('en');

/** What an answer to a hint's question comes to. */
interface Meaning {
  readonly yes: string;
  readonly no: string;
}

const questions: Readonly<Record<HintName, string>> = {
  readOnlyHint: 'Does it only read?',
  destructiveHint: 'Can it delete or overwrite?',
  idempotentHint: 'Can a call be repeated without further effect?',
  openWorldHint: 'Does it reach outside systems?',
};

const meanings: Readonly<Record<HintName, Meaning>> = {
  readOnlyHint: { yes: 'only reads, changes nothing', no: 'may change things' },
  destructiveHint: {
    yes: 'may delete or overwrite things',
    no: 'adds things, deletes and overwrites nothing',
  },
  idempotentHint: {
    yes: 'the same call again changes nothing more',
    no: 'each further call may change something more',
  },
  openWorldHint: {
    yes: 'may reach outside systems, such as the web',
    no: 'stays within one closed system',
  },
};

/** What the HintPanel says, in English. */
export const hintPanelMessages = {
  questions,
  meanings,
  untrusted: 'The server says this about its own tool. Nobody has checked it.',
  trusted: 'Declared by a server you trust. The tool itself was not checked.',
  noneStated: 'The server states none of these, so the cautious reading holds for each.',
  states: {
    yes: 'Server says yes',
    no: 'Server says no',
    'not-stated': 'Not stated',
    invalid: 'Neither yes nor no',
    'not-applicable': 'Does not apply',
  },
  said: (meaning: string) => `That is: ${meaning}.`,
  treatAs: (meaning: string) => `So treat it as: ${meaning}.`,
  sentInstead: 'Instead of true or false, the server sent:',
  notApplicable: 'It means nothing on a tool that says it only reads.',
  saidAnyway: (yes: boolean) => `The server says ${yes ? 'yes' : 'no'} all the same.`,
  others: 'Other annotations',
  othersNote: 'None of them is a hint that is known here, so nothing follows from them.',
  moreOthers: (count: number) =>
    `${number.format(count)} more ${count === 1 ? 'stands' : 'stand'} in what the server sent.`,
};

/** What the HintPanel says. */
export type HintPanelMessages = typeof hintPanelMessages;
