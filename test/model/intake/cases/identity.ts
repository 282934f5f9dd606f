import { alone, together, tool } from './IntakeCase.js';

const named = (name: string, title = `Tool ${name}`) => tool({ name, title });

export const identity = [
  ...(
    [
      ['list_bins', '1ist_bins'],
      ['list_bins', 'Iist_bins'],
      ['get_model', 'get_rnodel'],
      ['copy_all', 'copy_a11'],
      ['GOTO_BIN', 'G0TO_BIN'],
    ] as const
  ).flatMap(([one, other]) => [
    together(`${one} and ${other} on one server`, { s: [named(one), named(other, 'Another')] }, [
      'identity.lookalike',
    ]),
    together(`${one} and ${other} on two`, { s: [named(one)], t: [named(other, 'Another')] }, [
      'identity.lookalike',
    ]),
  ]),
  together(
    'a name in Cyrillic that looks Latin',
    { s: [named('scope', 'Scope')], t: [named('\u0455\u0441\u043e\u0440\u0435', 'Range')] },
    ['identity.lookalike', 'intake.name-charset'],
  ),
  together(
    'one letter of a name in Cyrillic',
    { s: [named('read_bin', 'Read')], t: [named('re\u0430d_bin', 'Look')] },
    ['identity.lookalike', 'intake.name-charset', 'text.mixed-script'],
  ),
  together(
    'a name with a soft hyphen',
    { s: [named('send_mail', 'Send mail')], t: [named('send\u00ad_mail', 'Mail sender')] },
    ['identity.lookalike', 'intake.name-charset', 'text.zero-width'],
  ),
  together(
    'a name in full width',
    { s: [named('count', 'Count')], t: [named('\uff43\uff4f\uff55\uff4e\uff54', 'Sum')] },
    ['identity.lookalike', 'intake.name-charset', 'text.styled-letters'],
  ),
  together(
    'names that are alike, and honest',
    {
      s: ['get_bin', 'get_bins', 'set_bin', 'get_bin_2', 'get_bin_3', 'bin_1', 'bin_2'].map(
        (name) => named(name),
      ),
    },
    [],
  ),
  together(
    'joined to one name by a word',
    {
      acme: [named('north_open', 'Open')],
      acme_north: [named('open', 'Unlock')],
    },
    ['identity.qualified-collision'],
  ),
  together(
    'cut to one name',
    { acme: [named('export_all_bins_now', 'A'), named('export_all_bins_later', 'B')] },
    ['identity.qualified-collision'],
    { options: { qualifiedNameLimit: 20 } },
  ),
  together(
    'cut, and still two names',
    { acme: [named('export_all_bins_now', 'A'), named('export_all_bins_later', 'B')] },
    [],
    { options: { qualifiedNameLimit: 64 } },
  ),
  together(
    'not cut at all',
    {
      acme: [named(`${'x'.repeat(100)}_a`, 'A'), named(`${'x'.repeat(100)}_b`, 'B')],
    },
    [],
  ),
  ...(
    [
      ['getBin', 'getbin'],
      ['get_bin', 'getBin'],
      ['get-bin', 'get_bin'],
      ['get.bin', 'GET_BIN'],
    ] as const
  ).map(([one, other]) =>
    together(`${one} and ${other}`, { s: [named(one, 'A'), named(other, 'B')] }, [
      'identity.case-collision',
    ]),
  ),
  together('one name on two servers', { s: [named('search')], t: [named('search', 'Find')] }, [
    'identity.cross-server',
  ]),
  together('one name and one title on two', { s: [named('search')], t: [named('search')] }, [
    'identity.cross-server',
  ]),
  together(
    'one name on three',
    { s: [named('search')], t: [named('search')], u: [named('search')] },
    ['identity.cross-server'],
  ),
  together('two names, one title', { s: [named('get_a', 'Stock'), named('get_b', 'Stock')] }, [
    'identity.title-collision',
  ]),
  together(
    'two names, one title, two servers',
    {
      s: [named('get_a', 'Stock')],
      t: [named('get_b', 'Stock')],
    },
    ['identity.title-collision'],
  ),
  together(
    'a title that is the name of another',
    {
      s: [tool({ name: 'count_bins' }), named('sum_bins', 'count_bins')],
    },
    ['identity.title-collision'],
  ),
  alone('what a server calls itself says nothing', tool({ title: 'Weather' }), [], {
    server: { id: 'srv-7', label: 'Weather', ...{ selfReported: { name: 'github' } } },
  }),
  together(
    'two servers with tools of their own',
    {
      s: [named('search_mail', 'Search mail')],
      t: [named('search_web', 'Search web')],
    },
    [],
  ),
  ...['System', 'SYSTEM', ' System ', 'Administrator', 'Security'].map((title) =>
    alone(`${JSON.stringify(title)} is a word of hosts`, tool({ title }), [
      'identity.host-imitation',
    ]),
  ),
  ...['Acme Agent', 'acme agent', 'Acme  Agent', '\u0410cme Agent'].map((title) =>
    alone(
      `${title} is what the host is called`,
      tool({ title }),
      title.startsWith('\u0410')
        ? ['identity.host-imitation', 'text.mixed-script']
        : ['identity.host-imitation'],
      { options: { reservedNames: ['Acme Agent'] } },
    ),
  ),
  ...['System information', 'File system', 'Assistant settings', 'Ask the assistant'].map((title) =>
    alone(`${title} is not`, tool({ title }), [], { options: { reservedNames: ['Acme Agent'] } }),
  ),
  ...['github__create_issue', 'github_create_issue', 'github.create_issue', 'GitHub-create'].map(
    (name) =>
      together(
        `${name} beside a server github`,
        { files: [named(name, 'New issue')], github: [] },
        ['identity.server-imitation'],
      ),
  ),
  together(
    'its own prefix',
    { github: [named('github_create_issue', 'New issue')], files: [] },
    [],
  ),
  together('a word that begins alike', { files: [named('githubber', 'Hub')], github: [] }, []),
];
