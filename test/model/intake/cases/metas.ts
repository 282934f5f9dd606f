import { alone, type CaseDetails, refused, revisions, speaking, tool } from './IntakeCase.js';

const noting = (_meta: unknown) => tool({ _meta });
const apps: CaseDetails = { options: { extensions: ['io.modelcontextprotocol/ui'] } };

export const metas = [
  ...[[], ['app']].flatMap((visibility) => [
    alone(
      `visible to ${JSON.stringify(visibility)}`,
      noting({ ui: { visibility } }),
      ['intake.app-only'],
      { ...apps, ...refused },
    ),
    alone(
      `visible to ${JSON.stringify(visibility)}, without apps`,
      noting({ ui: { visibility } }),
      [],
    ),
  ]),
  ...[['model'], ['model', 'app'], ['app', 'model']].map((visibility) =>
    alone(`visible to ${JSON.stringify(visibility)}`, noting({ ui: { visibility } }), [], apps),
  ),
  alone('visible by default', noting({ ui: {} }), [], apps),
  alone('other extensions say nothing of apps', noting({ ui: { visibility: ['app'] } }), [], {
    options: { extensions: ['io.modelcontextprotocol/tasks'] },
  }),
  alone('an app of the server', noting({ ui: { resourceUri: 'ui://stock/view' } }), [], apps),
  alone('an app by the older key', noting({ 'ui/resourceUri': 'ui://stock/view' }), [], apps),
  ...['https://stock.example/view', 'javascript:alert(1)', 'stock/view', ''].map((resourceUri) =>
    alone(`${resourceUri} is no app`, noting({ ui: { resourceUri } }), ['intake.meta-key'], apps),
  ),
  ...[
    { visibility: 'app' },
    { visibility: { app: true } },
    { visibility: null },
    { resourceUri: 5 },
    { resourceUri: null },
  ].map((ui) =>
    alone(
      `${JSON.stringify(ui)} says nothing of apps`,
      noting({ ui }),
      ['intake.field-type'],
      apps,
    ),
  ),
  ...[
    'mcp.dev/x',
    'com.example/x',
    'com.example/',
    'com.example/x.y_z-1',
    'com.ex-ample/x',
    'io.modelcontextprotocol/display-templates',
    'openai/outputTemplate',
    'traceparent',
    'ui',
    '2fast',
    'a',
  ].flatMap((key) =>
    ['2025-11-25', '2026-07-28'].map((revision) =>
      alone(
        `the key ${key} is in order in ${revision}`,
        noting({ [key]: 1 }),
        [],
        speaking(revision),
      ),
    ),
  ),
  ...[
    '-bad/x',
    '1com/x',
    'com..example/x',
    '.com/x',
    'com.example-/x',
    'com.ex_ample/x',
    'com.example/-x',
    'com.example/x-',
    'com.example/x y',
    'com.example/x/y',
    '/x',
    '_x',
    'x_',
    'a b',
    'caf\u00e9',
  ].map((key) => alone(`the key ${key} is not`, noting({ [key]: 1 }), ['intake.meta-key'])),
  alone('no keys were known in 2025-03-26', noting({ '-bad/x': 1 }), [], speaking('2025-03-26')),
  ...[null, [], 'x', 5].flatMap((meta) =>
    revisions.map((revision) =>
      alone(
        `${JSON.stringify(meta)} as metadata in ${revision}`,
        noting(meta),
        revision < '2025-06-18' ? [] : ['intake.field-type'],
        speaking(revision),
      ),
    ),
  ),
  alone(
    'metadata before there was any',
    noting({ 'com.example/x': 1 }),
    [],
    speaking('2025-03-26'),
  ),
  alone(
    'a template of an extension',
    noting({ 'io.modelcontextprotocol/display-templates': { template: 'count {bin}' } }),
    [],
  ),
];
