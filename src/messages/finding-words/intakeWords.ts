import type { WordsFor } from './FindingWords.js';
import { codePoints, counted, given } from './fill.js';

const schema = 'MCP 2026-07-28, schema.ts, Tool';
const names = 'MCP 2026-07-28, Tools, Tool Names';
const headers = 'MCP 2026-07-28, Tools, x-mcp-header';
const bounds = 'A limit of this library; SEP-2106 asks for one';

const headerReasons: Readonly<Record<string, string>> = {
  empty: 'a header without a name',
  'not-text': 'a header name that is not text',
  characters: 'a header name with characters that no header may have',
  duplicate: 'one header for two parameters',
  type: 'a header for a value that is not text, an integer or a boolean',
  place: 'a header where the protocol allows none',
};

/** What is said of a definition's form. */
export const intakeWords: WordsFor<'intake'> = {
  'intake.not-object': {
    says: () => 'what the server sent is not a tool definition',
    explains: 'A definition is an object with at least a name and an input schema.',
    source: schema,
  },
  'intake.name-type': {
    says: () => 'the name is missing, or is not text',
    explains: 'Without a name there is nothing to call.',
    source: schema,
  },
  'intake.schema-type': {
    says: () => 'the input schema is missing, or is not an object',
    explains: 'Without a schema nothing says what the tool takes.',
    source: schema,
  },
  'intake.schema-root': {
    says: ({ keyword, found }) =>
      `the input schema breaks the protocol at its root${given(keyword, (key) => `: “${key}”${given(found, (is) => ` is ${is}`)}`)}`,
    explains: 'It must describe an object; a client that checks this refuses the tool.',
    source: schema,
  },
  'intake.header-invalid': {
    says: ({ reason }) =>
      headerReasons[reason ?? ''] ?? 'a header that the protocol does not allow',
    explains: 'Clients must leave such a tool out where the server is reached over HTTP.',
    source: `${headers}; RFC 9110, 5.6.2`,
  },
  'intake.lone-surrogate': {
    says: ({ count, codePoints: points }) =>
      counted(count, 'half character', 'half characters') + codePoints(points),
    explains: 'It cannot be written down, so what is approved and what is sent may differ.',
    source: 'RFC 8259, 8.2; RFC 8785, 3.2.2.2',
  },
  'intake.not-json': {
    says: () => 'it is not plain JSON',
    explains: 'It goes in a circle, or holds something that cannot be read or sent.',
    source: 'RFC 8259, 3',
  },
  'intake.too-deep': {
    says: () => 'more than 256 levels inside one another',
    explains: 'Nothing else in it was judged.',
    source: bounds,
  },
  'intake.too-large': {
    says: () => 'more than 20,000 values, or 8 MB of text',
    explains: 'Nothing else in it was judged.',
    source: bounds,
  },
  'intake.app-only': {
    says: () => "meant for the server's own app, not for the model",
    explains: 'A host must not offer it to its model.',
    source: 'MCP Apps (SEP-1865), _meta.ui.visibility',
  },
  'intake.raw-duplicate-key': {
    says: () => 'a key stands twice in one object',
    explains: 'Programs keep the one or the other, so two of them may read two different tools.',
    source: 'RFC 8259, 4',
  },
  'intake.field-type': {
    says: ({ expected, found }) =>
      `${given(found, (is) => `${is} `)}where the protocol has ${expected ?? 'something else'}`,
    explains: 'It is read as if it were not there.',
    source: schema,
  },
  'intake.name-charset': {
    says: ({ codePoints: points }) =>
      `the name has characters beside letters, digits, “_”, “-” and “.”${codePoints(points)}`,
    explains: 'Hosts may change or refuse such a name.',
    source: names,
  },
  'intake.name-length': {
    says: ({ length }) =>
      length === 0
        ? 'the name is empty'
        : `the name is longer than 128 characters${given(length, (is) => `: ${is}`)}`,
    explains: 'Hosts may cut or refuse such a name.',
    source: names,
  },
  'intake.reserved-key': {
    says: () => 'a name that programs have another use for',
    explains: 'A careless program reads or changes something of its own by it.',
    source: 'ECMA-262, Object.prototype',
  },
  'intake.header-secret': {
    says: () => 'a parameter that reads like a secret is sent as a header too',
    explains: 'Proxies on the way can read headers and keep them.',
    source: headers,
  },
  'intake.raw-number': {
    says: ({ read }) => `a number that is read as another${given(read, (is) => `: ${is}`)}`,
    explains: 'It has more digits than most programs can hold.',
    source: 'RFC 8259, 6; RFC 7493, 2.2',
  },
  'intake.meta-key': {
    says: () => 'a member of _meta that breaks the rules for it',
    explains: 'Programs that read _meta may take it for something else.',
    source: 'MCP 2026-07-28, Basic, _meta',
  },
  'intake.task-support': {
    says: ({ who }) => `it runs only as a task, which the ${who ?? 'other side'} cannot do`,
    explains: 'Calls of it will fail.',
    source: 'MCP 2025-11-25, schema.ts, ToolExecution',
  },
};
