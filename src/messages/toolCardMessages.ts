const number = new Intl.NumberFormat('en');

/** "4 things", "1 thing". */
const counted = (count: number, one: string, many: string) =>
  `${number.format(count)} ${count === 1 ? one : many}`;

/** What the ToolCard says, in English. `tool` is what the tool is called, in the server's words. */
export const toolCardMessages = {
  nameless: 'Tool without a name',
  unreadable: 'Unreadable tool definition',
  unseenName: (characters: number) =>
    characters === 0
      ? 'The name is empty.'
      : `The name is ${counted(characters, 'character', 'characters')} with nothing visible in it.`,
  /** A title never stands without the name that is called. */
  titleAndName: (title: string, name: string) => `${title} (${name})`,
  copyName: (name: string) => `Copy the name ${name}`,
  copied: 'Copied',
  notCopied: 'Not copied. Select the name instead.',
  server: 'Server',
  serverSays: 'Server says',
  noDescription: 'The server gives no description.',
  unseenDescription: 'The server gives a description with nothing visible in it.',
  hints: {
    untrusted: 'Untrusted hints',
    trusted: 'Hints from a trusted server',
    none: 'No hints stated',
  },
  hintsOf: {
    untrusted: (tool: string) => `Untrusted hints of ${tool}`,
    trusted: (tool: string) => `Hints from a trusted server for ${tool}`,
    none: (tool: string) => `No hints stated for ${tool}`,
  },
  parameters: 'Parameters',
  parametersOf: (tool: string) => `Parameters of ${tool}`,
  parameterCount: (count: number, required: number) =>
    `${counted(count, 'parameter', 'parameters')}, ${required === 0 ? 'none' : number.format(required)} required`,
  /** Rules of the schema may name more of them. */
  parametersAtLeast: (count: number, required: number) =>
    `At least ${counted(count, 'parameter', 'parameters')}${required === 0 ? '' : `, at least ${number.format(required)} required`}`,
  /** The schema lists no name; what it takes all the same. */
  unnamedParameters: {
    none: 'Takes no parameters',
    any: 'Declares no parameters; accepts any',
    byRule: 'Not listed by name',
    unknown: 'Names no parameters',
  },
  output: 'Output',
  outputOf: (tool: string) => `Output of ${tool}`,
  fieldCount: (count: number) => counted(count, 'field', 'fields'),
  fieldsAtLeast: (count: number) => `At least ${counted(count, 'field', 'fields')}`,
  everything: 'Everything the server sent',
  everythingOf: (tool: string) => `Everything the server sent about ${tool}`,
  tasks: {
    optional: 'Can also run as a task: started now, the result fetched later.',
    required: 'Runs only as a task: started now, the result fetched later.',
  },
  oddTaskSupport: 'Task support, with a value that is not known here:',
  /** At the head of a definition that is shown and not offered. */
  notOffered: 'Not offered',
  findingParts: { schema: 'parameters', output: 'output' },
  notesIn: (count: number, parts: readonly string[]) =>
    `${counted(count, 'note', 'notes')}: ${parts.join(', ')}`,
  /** The words on the hints' button, how many findings wait behind it, and of which tool. */
  noted: (words: string, count: string, tool: string) => `${words}, ${count}: ${tool}`,
};

/** What the ToolCard says. */
export type ToolCardMessages = typeof toolCardMessages;
