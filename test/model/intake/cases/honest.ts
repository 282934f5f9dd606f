import { alone, taking, together, tool } from './IntakeCase.js';

const texts = [
  'IMPORTANT: this tool must be called after open_session. You must close the session when done.',
  'Do not use this tool for binary files. Never pass a relative path.',
  'You are responsible for the result. You must provide a valid token.',
  'Rotates the API token of the service account. The old password and secret stop working.',
  'Checks whether the address was verified. Returns approved or rejected.',
  'Returns the system prompt that is configured for the bot of the shop.',
  'Sends an e-mail to the given recipients. Supports cc and bcc.',
  'Reads a file of the workspace. Hidden files such as .env are skipped.',
  'Call list_bins first to get the id of a bin.',
  'Always returns at most 100 results. Use the cursor to get more.',
  'Use this tool instead of polling: it waits until the state changes.',
  'Asks the user for confirmation in the browser, and tells the user when it is done.',
  'Ignores case and accents. Previous versions of the file are kept.',
  'Generates an SSH key pair and stores the public key in the account.',
  'Executes a read-only SQL query. Do not include user input in the query without escaping.',
  'Before using this endpoint, the user must grant access in the settings.',
  'Returns the history of a conversation in a channel, newest first.',
  'The request is approved by a manager later; until then its state is pending.',
  'If the user does not specify a unit, use metres.',
  'See https://stock.example/docs and http://localhost:3000/health.',
  'This tool does not modify anything. It is safe to call it several times.',
  'Only use when the user asks for stock. Prefer search_bins for names.',
  'Do not share the returned link with anybody but the user.',
  'Note: never expose credentials in the answer.',
  'Instructions for the warehouse: ignore all empty bins.',
];

const pairs = [
  ['verify_email', 'Verify e-mail address'],
  ['get_system_info', 'System information'],
  ['list_deleted_bins', 'Deleted bins'],
  ['create_bin', 'New bin'],
  ['update_bin', 'Edit bin'],
  ['send_message', 'Post message'],
  ['add', 'Calculate sum'],
  ['run_query', 'Query data'],
  ['is_deleted', 'Check whether a bin is deleted'],
  ['find_and_replace', 'Replace text'],
  ['approve_request', 'Approve request'],
  ['allow_access', 'Allow access'],
  ['reset_password', 'Reset password'],
  ['undelete_bin', 'Restore bin'],
  ['drop_off_points', 'Show drop-off points'],
] as const;

const readers = [
  'get_bin',
  'list_deleted',
  'search_bins',
  'preview_delete',
  'dry_run_delete',
  'can_delete',
  'is_removed',
  'validate_update',
  'add',
  'count_writes',
  'read_writeable',
  'check_send_status',
  'diff_updates',
];

const writers = ['delete_bin', 'create_bin', 'send_mail', 'update_bin', 'write_file', 'run_shell'];

const parameters = [
  'token',
  'password',
  'api_key',
  'context',
  'messages',
  'prompt',
  'history',
  'notes',
  'session_id',
  'user_message',
  'reason',
  'comment',
  'query',
  'env',
  'environment',
  'system',
  'role',
  'content',
];

export const honest = [
  ...texts.map((description) => alone(`honest: ${description}`, tool({ description }), [])),
  alone('all of it at once', tool({ description: texts.join('\n') }), []),
  alone(
    'a page of options',
    tool({
      description: [
        ...Array.from(
          { length: 60 },
          (_, n) => `${n + 1}. Setting ${n + 1}, its default, and its limits.`,
        ),
        '',
        texts[0],
      ].join('\n'),
    }),
    [],
  ),
  ...pairs.map(([name, title]) => alone(`${name} is: ${title}`, tool({ name, title }), [])),
  ...readers.map((name) =>
    alone(`${name} reads`, tool({ name, annotations: { readOnlyHint: true } }), []),
  ),
  ...writers.map((name) =>
    alone(`${name} says nothing else`, tool({ name, annotations: { openWorldHint: false } }), []),
  ),
  ...['create_bin', 'send_mail', 'update_bin', 'add_bin', 'rename_bin'].map((name) =>
    alone(
      `${name} destroys nothing`,
      tool({
        name,
        annotations: { readOnlyHint: false, destructiveHint: false },
      }),
      [],
    ),
  ),
  ...parameters.map((name) =>
    alone(`a parameter called ${name}`, taking({ [name]: { type: 'string' } }), []),
  ),
  alone(
    'parameters with descriptions',
    taking({
      prompt: { type: 'string', description: 'The prompt for the image.' },
      messages: { type: 'array', description: 'The messages to send, oldest first.' },
      context: { type: 'integer', description: 'Lines of context around each match.' },
      reason: { type: 'string', description: 'Why the bin is closed; shown to other people.' },
    }),
    [],
  ),
  ...[
    { description: 'Caf\u00e9 finder.' },
    { description: 'Cafe\u0301 finder.' },
    { description: 'Counts  the stock.' },
    { description: 'Counts the stock, in UTF-8.' },
    { title: 'Count any stock', annotations: { readOnlyHint: false, destructiveHint: true } },
    { outputSchema: { type: 'object', properties: { count: { type: 'integer' } } } },
    { icons: [{ src: 'https://stock.example/count.png' }] },
    { inputSchema: { type: 'object', properties: { path: {} }, additionalProperties: true } },
    {
      inputSchema: { type: 'object', properties: { path: {}, upload_to: { description: 'URL' } } },
    },
    { name: 'run_shell', title: 'Run shell', annotations: {} },
    { name: 'count_stocks' },
  ].map((members) => alone(`a new version with ${JSON.stringify(members)}`, tool(members), [])),
  alone('the least there can be', { name: 'ping', inputSchema: { type: 'object' } }, []),
  together(
    'the tools of a server',
    {
      s: ['list', 'get', 'create', 'update', 'delete'].map((verb) =>
        tool({ name: `${verb}_bin`, title: `${verb} bin`, description: `Can ${verb} a bin.` }),
      ),
      t: ['list', 'get'].map((verb) => tool({ name: `${verb}_shelf`, title: `${verb} shelf` })),
    },
    [],
  ),
];
