import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import * as core from '../../src/core.js';
import * as fixtures from '../../src/fixtures.js';
import * as all from '../../src/index.js';

const ofCore = [
  'checkWireText',
  'displayName',
  'entryKeys',
  'intakeTools',
  'readHints',
  'toolFromWire',
];

const typesOfCore = [
  'Finding',
  'FindingCode',
  'FindingParams',
  'FindingSeverity',
  'Hint',
  'HintName',
  'IntakeEntry',
  'IntakeOptions',
  'JsonObject',
  'Result',
  'ServerDefinitions',
  'ServerInfo',
  'Tool',
  'ToolError',
  'ToolFromWireOptions',
];

/** What a door gives to TypeScript alone. */
async function typesOf(file: string): Promise<string[]> {
  const text = await readFile(`src/${file}`, 'utf8');
  const statements = [...text.matchAll(/^export (type )?\{([^}]*)\} from/gm)];
  const names = statements.flatMap(([, type = '', list = '']) =>
    list.split(',').flatMap((name) => (name.trim() ? [type + name.trim()] : [])),
  );
  return names
    .filter((name) => name.startsWith('type '))
    .map((name) => name.slice('type '.length))
    .sort();
}

test("the door './core' gives the model", async () => {
  expect(Object.keys(core).sort()).toEqual(ofCore);
  expect(await typesOf('core.ts')).toEqual(typesOfCore);
});

test("the door '.' gives everything, the model included", async () => {
  expect(Object.keys(all).sort()).toEqual(
    [
      ...ofCore,
      'FindingList',
      'HintPanel',
      'MessagesProvider',
      'RawJson',
      'SchemaView',
      'ToolCard',
      'ToolCardDescription',
      'ToolCardFindings',
      'ToolCardHeader',
      'ToolCardHints',
      'ToolCardOutput',
      'ToolCardRaw',
      'ToolCardSchema',
      'ToolCardTaskSupport',
      'ToolIcon',
      'ToolsError',
      'UntrustedText',
      'findingListMessages',
      'hintPanelMessages',
      'invalidateTools',
      'rawJsonMessages',
      'recordToolLists',
      'resolveDataIcon',
      'schemaViewMessages',
      'toolCardMessages',
      'toolsChangeSignal',
      'toolsQueryKey',
      'toolsQueryOptions',
      'untrustedTextMessages',
      'useServersTools',
      'useSuspenseTools',
      'useTools',
    ].sort(),
  );
  expect(await typesOf('index.ts')).toEqual(
    [
      ...typesOfCore,
      'CachedTools',
      'FetchTools',
      'Fidelity',
      'FindingListMessages',
      'FindingListProps',
      'FindingWords',
      'HintPanelMessages',
      'HintPanelProps',
      'IconRequest',
      'IconTheme',
      'Incomplete',
      'ListProgress',
      'Messages',
      'MessagesProviderProps',
      'RawJsonMessages',
      'RawJsonProps',
      'ResolveIcon',
      'SchemaViewMessages',
      'SchemaViewProps',
      'ServerTools',
      'ServersTools',
      'ToolCardFindingsProps',
      'ToolCardMessages',
      'ToolCardProps',
      'ToolCardSection',
      'ToolCardSubject',
      'ToolIconDefinition',
      'ToolIconProps',
      'ToolListing',
      'ToolsChangeOption',
      'ToolsChangeSignal',
      'ToolsClient',
      'ToolsErrorCode',
      'ToolsPage',
      'ToolsPageOptions',
      'ToolsQueryKey',
      'ToolsQueryOptions',
      'ToolsSource',
      'ToolsSubscription',
      'ToolsTransport',
      'UntrustedTextMessages',
      'UntrustedTextProps',
    ].sort(),
  );
});

test("the door './fixtures' gives definitions, and no code of the model", async () => {
  expect(Object.keys(fixtures).sort()).toEqual(['findingFixtures', 'honestFixtures']);
  expect(await typesOf('fixtures.ts')).toEqual(['FindingFixture', 'HonestFixtureName']);
});

test('the package has these doors and no others', async () => {
  const { exports, sideEffects } = JSON.parse(await readFile('package.json', 'utf8'));
  expect(exports).toEqual({
    '.': { types: './dist/index.d.ts', default: './dist/index.js' },
    './core': { types: './dist/core.d.ts', default: './dist/core.js' },
    './fixtures': { types: './dist/fixtures.d.ts', default: './dist/fixtures.js' },
    './styles.css': { types: './dist/styles.css.d.ts', default: './dist/styles.css' },
    './package.json': './package.json',
  });
  expect(sideEffects).toEqual(['**/*.css']);
});

test('a server can list tools without a client boundary', async () => {
  for (const file of ['index.ts', 'core.ts', 'query/toolsQueryOptions.ts', 'query/fetchTools.ts']) {
    expect(await readFile(`src/${file}`, 'utf8')).not.toContain('use client');
  }
});
