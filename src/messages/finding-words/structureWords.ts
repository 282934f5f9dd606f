import type { WordsFor } from './FindingWords.js';
import { counted, given } from './fill.js';

const hints = 'MCP 2026-07-28, schema.ts, ToolAnnotations';
const schemas = 'MCP 2026-07-28, Tools (SEP-2106)';
const references = 'JSON Schema 2020-12, Core, 8.2';
const icons = 'MCP 2026-07-28, Basic, Icons';

/** What is said of hints, schemas and icons. */
export const structureWords: WordsFor<'hints' | 'schema' | 'icon'> = {
  'hints.type': {
    says: ({ hint, found }) =>
      `${given(hint, (name) => `“${name}” is `)}neither true nor false${given(found, (is) => ` (${is})`)}`,
    explains: 'The cautious default holds instead.',
    source: hints,
  },
  'hints.contradiction': {
    says: () => 'hints that contradict each other',
    explains: 'A tool that only reads can delete nothing.',
    source: hints,
  },
  'hints.name-mismatch': {
    says: ({ hint }) => `the name reads like the opposite of ${hint ?? 'a hint'}`,
    explains: 'A guess from English words: hints are the server’s own claims.',
    source: hints,
  },
  'schema.remote-ref': {
    says: () => 'a part of the schema is kept elsewhere',
    explains: 'It is not fetched, so nobody sees what the tool really takes.',
    source: schemas,
  },
  'schema.ref-loop': {
    says: () => 'a reference that leads back to itself',
    explains: 'There is nothing at its end.',
    source: 'JSON Schema 2020-12, Core, 9.4.1',
  },
  'schema.dangling-ref': {
    says: () => 'a reference that leads nowhere',
    explains: 'What should stand there is not in the definition.',
    source: references,
  },
  'schema.dialect': {
    says: () => 'a schema dialect that is not known here',
    explains: 'Its keywords may mean something else than what is shown.',
    source: 'JSON Schema 2020-12, Core, 8.1.1',
  },
  'schema.deep': {
    says: ({ depth }) => `${counted(depth, 'level', 'levels')} of schemas inside one another`,
    explains: 'More than anybody is likely to read.',
    source: schemas,
  },
  'schema.side-channel': {
    says: () => 'a parameter that reads like a way to send something else along',
    explains: 'A guess from English words: what a model puts there goes to the server.',
    source: 'A rule of this library',
  },
  'icon.scheme': {
    says: () => 'an icon address that is not to be asked for',
    explains: 'Only https without credentials, and data, are allowed.',
    source: icons,
  },
  'icon.origin': {
    says: () => 'an icon from another place than the server',
    explains: 'Loading it would tell that place who looks.',
    source: icons,
  },
  'icon.type': {
    says: ({ found }) => `an icon of another type than it says${given(found, (is) => `: ${is}`)}`,
    explains: 'Its first bytes say what it is, whatever it is called.',
    source: icons,
  },
};
