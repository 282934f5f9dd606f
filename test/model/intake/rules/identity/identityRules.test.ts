import { describe, expect, test } from 'vitest';
import type {
  IntakeOptions,
  ServerDefinitions,
} from '../../../../../src/model/intake/IntakeOptions.js';
import { intakeTools } from '../../../../../src/model/intake/intakeTools.js';
import type { JsonObject } from '../../../../../src/model/JsonObject.js';

const tool = (name: string, members: JsonObject = {}): JsonObject => ({
  name,
  inputSchema: { type: 'object' },
  ...members,
});

const lists = (servers: Record<string, readonly JsonObject[]>): readonly ServerDefinitions[] =>
  Object.entries(servers).map(([id, definitions]) => ({ server: { id }, definitions }));

/** For each entry, what is found of its identity. */
function found(servers: readonly ServerDefinitions[], options?: IntakeOptions) {
  return intakeTools(servers, { wordRules: false, ...options }).map(({ findings }) =>
    findings
      .filter(({ code }) => code.startsWith('identity.'))
      .map(({ code, path, params }) => [code.slice('identity.'.length), path, params]),
  );
}

const alone = (members: JsonObject, options?: IntakeOptions) =>
  found(lists({ s: [tool('count', members)] }), options)[0];

describe('an empty title', () => {
  test.each(['', '  ', '\u200b', '\u3164', '\u{e0041}'])('%j', (title) => {
    expect(alone({ title, annotations: { title } })).toEqual([
      ['empty-title', '/title', {}],
      ['empty-title', '/annotations/title', {}],
    ]);
  });
});

describe('an imitation of the host', () => {
  const options = { reservedNames: ['Acme Agent', 'Claude', 'AI'] };

  test.each([
    ['Acme Agent', 'Acme Agent'],
    ['ask the ACME  agent!', 'Acme Agent'],
    ['Cl\u0430ude', 'Claude'],
    ['CIaude helper', 'Claude'],
    ['Cla\u200bude', 'Claude'],
    ['ai search', 'AI'],
    ['System', 'System'],
    ['Official admin', 'Official'],
    ['\u2713 Verified', 'Verified'],
  ])('the title %j', (title, reserved) => {
    expect(alone({ title }, options)).toEqual([['host-imitation', '/title', { reserved }]]);
    expect(alone({ annotations: { title } }, options)).toEqual([
      ['host-imitation', '/annotations/title', { reserved }],
    ]);
  });

  test.each(['acme_agent_login', 'acmeAgentLogin', 'ask.claude'])('the name %s', (name) => {
    expect(
      found(lists({ s: [tool(name)] }), options)[0]?.map(([code, path]) => [code, path]),
    ).toEqual([['host-imitation', '/name']]);
  });

  test.each(['System information', 'Claudette', 'Air quality', 'Verified addresses', 'Acme'])(
    'the title %j is none',
    (title) => {
      expect(alone({ title }, options)).toEqual([]);
    },
  );

  test('a reserved name without letters reserves nothing', () => {
    expect(alone({ title: 'Count' }, { reservedNames: ['', ' - '] })).toEqual([]);
  });
});

describe('tools beside each other', () => {
  test('a duplicate is told at each, with their number', () => {
    const [one, two, three] = found(lists({ s: [tool('a'), tool('a'), tool('b')] }));
    expect(one).toEqual([['duplicate', '/name', { count: 2 }]]);
    expect(two).toEqual(one);
    expect(three).toEqual([]);
  });

  test('look-alikes name each other', () => {
    const servers = [
      { server: { id: 's', label: 'Stock' }, definitions: [tool('scope')] },
      { server: { id: 't' }, definitions: [tool('\u0455\u0441ope')] },
    ];
    expect(found(servers)).toEqual([
      [['lookalike', '/name', { name: '\u0455\u0441ope', server: 't' }]],
      [['lookalike', '/name', { name: 'scope', server: 'Stock', codePoints: 'U+0455, U+0441' }]],
    ]);
  });

  test('names that differ in case and separators are no look-alikes', () => {
    expect(found(lists({ s: [tool('get_user')], t: [tool('getUser')] }))).toEqual([
      [['case-collision', '/name', { name: 'getUser', server: 't' }]],
      [['case-collision', '/name', { name: 'get_user', server: 's' }]],
    ]);
  });

  test('namesakes count the other servers', () => {
    const [first] = found(lists({ s: [tool('find')], t: [tool('find')], u: [tool('find')] }));
    expect(first).toEqual([['cross-server', '/name', { server: 't', count: 2 }]]);
  });

  test('pairs that are joined to one name', () => {
    expect(found(lists({ north: [tool('a_open')], north_a: [tool('open')] }))).toEqual([
      [
        [
          'qualified-collision',
          '/name',
          { name: 'open', server: 'north_a', joined: 'north_a_open' },
        ],
      ],
      [
        [
          'qualified-collision',
          '/name',
          { name: 'a_open', server: 'north', joined: 'north_a_open' },
        ],
      ],
    ]);
  });

  test('names that a limit makes one, but no exact duplicates', () => {
    const servers = lists({ s: [tool('abcd'), tool('abce'), tool('xyz'), tool('xyz')] });
    const codes = found(servers, { qualifiedNameLimit: 5 }).map((all) => all.map(([code]) => code));
    expect(codes).toEqual([
      ['qualified-collision'],
      ['qualified-collision'],
      ['duplicate'],
      ['duplicate'],
    ]);
  });

  test.each([0, -1, Number.NaN, 1000])('a limit of %j cuts nothing', (qualifiedNameLimit) => {
    expect(found(lists({ s: [tool('a'), tool('b')] }), { qualifiedNameLimit })).toEqual([[], []]);
  });

  test('one title of two names, wherever it stands', () => {
    const servers = lists({
      s: [tool('a', { title: 'Find  it' })],
      t: [tool('b', { annotations: { title: 'find\u200b it' } })],
    });
    expect(found(servers)).toEqual([
      [['title-collision', '/title', { title: 'find\u200b it', name: 'b', server: 't' }]],
      [['title-collision', '/annotations/title', { title: 'Find  it', name: 'a', server: 's' }]],
    ]);
  });

  test('a title that is the name of an untitled tool', () => {
    const [one, two] = found(lists({ s: [tool('find'), tool('b', { title: 'Find' })] }));
    expect(one).toEqual([['title-collision', '/name', { title: 'Find', name: 'b', server: 's' }]]);
    expect(two).toEqual([
      ['title-collision', '/title', { title: 'find', name: 'find', server: 's' }],
    ]);
  });

  test('namesakes with one title, or one without, are namesakes alone', () => {
    const titled = tool('find', { title: 'Find' });
    const codes = found(lists({ s: [titled], t: [titled], u: [tool('find')] }));
    expect(codes.flat().map(([code]) => code)).toEqual(Array(3).fill('cross-server'));
  });

  test('a thousand equal tools have a thousand findings', () => {
    const same = Array.from({ length: 1000 }, (_, n) => tool(`t${n}`, { title: 'Same' }));
    expect(found(lists({ s: same })).flat().length).toBe(1000);
  });
});

describe('an imitation of another server', () => {
  const beside = (members: JsonObject, id = 'files', ...others: readonly JsonObject[]) => {
    const servers = [
      { server: { id, label: 'Files (added by you)' }, definitions: [tool('x', members)] },
      { server: { id: 'github', label: 'GitHub (work)' }, definitions: others },
      { server: { id: 'memory' }, definitions: [] },
    ];
    return found(servers)[0];
  };

  test.each([
    'github__create',
    'github_create',
    'github.create',
    'GitHub-create',
    'g\u0456thub/create',
  ])('the name %s', (name) => {
    expect(beside({ name })).toEqual([['server-imitation', '/name', { server: 'GitHub (work)' }]]);
  });

  test.each(['GitHub: create', '[GitHub] create', 'GitHub \u2013 create', 'github | create'])(
    'the title %s',
    (title) => {
      expect(beside({ title })).toEqual([
        ['server-imitation', '/title', { server: 'GitHub (work)' }],
      ]);
    },
  );

  test('a joint of two marks, even for a word that names many things', () => {
    expect(beside({ name: 'memory__read' })).toEqual([
      ['server-imitation', '/name', { server: 'memory' }],
    ]);
  });

  test.each([
    { name: 'githubber' },
    { name: 'memory_usage' },
    { name: 'files_list' },
    { title: 'GitHub issues' },
    { title: 'Memory: usage' },
    { title: 'Create (GitHub)' },
  ])('%o is none', (members) => {
    expect(beside(members)).toEqual([]);
  });

  test('the own server, and one whose own name goes on, may bear it', () => {
    expect(beside({ name: 'github_enterprise_find' }, 'github-enterprise')).toEqual([]);
    const own = { server: { id: 'github' }, definitions: [tool('github_create')] };
    expect(found([own])).toEqual([[]]);
  });
});
