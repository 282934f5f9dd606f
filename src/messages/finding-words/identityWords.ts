import type { WordsFor } from './FindingWords.js';
import { codePoints, counted, given } from './fill.js';

const names = 'MCP 2026-07-28, Tools, Tool Names';
const own = 'A rule of this library';

const of = (server: string | number | undefined) =>
  `another tool${given(server, (label) => ` of “${label}”`)}`;

/** What is said of how a tool calls itself. */
export const identityWords: WordsFor<'identity'> = {
  'identity.duplicate': {
    says: ({ count }) => `${counted(count, 'tool', 'tools')} of this server with this one name`,
    explains: 'Which of them a call reaches is not certain.',
    source: names,
  },
  'identity.lookalike': {
    says: ({ server, codePoints: points }) =>
      `the name looks like that of ${of(server)}${codePoints(points)}`,
    explains: 'They differ in letters that are drawn alike.',
    source: 'UTS 39, 4',
  },
  'identity.qualified-collision': {
    says: ({ server }) => `joined with the server’s id, the name is that of ${of(server)}`,
    explains: 'A host that joins them calls the one for the other.',
    source: own,
  },
  'identity.case-collision': {
    says: ({ server }) => `the name is nearly that of ${of(server)}`,
    explains: 'They differ in case, “_”, “-” or “.” alone.',
    source: names,
  },
  'identity.cross-server': {
    says: ({ server, count }) =>
      typeof count === 'number' && count > 1
        ? `the name is that of tools of ${count} other servers too, such as “${server}”`
        : `the name is that of ${of(server)} too`,
    explains: 'Only the server tells them apart.',
    source: names,
  },
  'identity.title-collision': {
    says: ({ server }) => `the title is that of ${of(server)} too`,
    explains: 'Only the name tells them apart.',
    source: own,
  },
  'identity.title-contradicts-name': {
    says: () => 'title and name read like two different actions',
    explains: 'A guess from English words: the name is what is called.',
    source: own,
  },
  'identity.empty-title': {
    says: () => 'a title with nothing to be seen in it',
    explains: 'The name is shown in its place.',
    source: 'MCP 2026-07-28, schema.ts, BaseMetadata',
  },
  'identity.host-imitation': {
    says: ({ reserved }) =>
      `it calls itself ${given(reserved, (name) => `“${name}”, `)}as only this program may`,
    explains: 'It is a tool of a server all the same.',
    source: own,
  },
  'identity.server-imitation': {
    says: ({ server }) =>
      `it calls itself after another server${given(server, (it) => `, “${it}”`)}`,
    explains: 'It does not come from there.',
    source: own,
  },
};
