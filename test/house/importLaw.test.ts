import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** One import each, by the file that holds it: what the law forbids there, and what it allows. */
const forbidden: readonly (readonly [file: string, from: string])[] = [
  ['src/model/tool/a.ts', 'react'],
  ['src/model/tool/b.ts', '@tanstack/react-query'],
  ['src/model/tool/c.ts', '../../messages/Messages.js'],
  ['src/model/tool/d.ts', '../../query/ToolsError.js'],
  ['src/model/tool/e.ts', '../../hooks/useTools.js'],
  ['src/model/tool/f.ts', '../../components/tool-card/ToolCard.js'],
  ['src/model/tool/g.ts', '@modelcontextprotocol/client'],
  ['src/model/tool/h.ts', '../../index.js'],
  ['src/model/tool/i.ts', '../../fixtures/findingFixtures.js'],
  ['src/messages/a.ts', 'react'],
  ['src/messages/b.ts', '../components/tool-card/ToolCard.js'],
  ['src/messages/c.ts', '../query/ToolsError.js'],
  ['src/query/a.ts', 'react'],
  ['src/query/b.ts', '../hooks/useTools.js'],
  ['src/query/c.ts', '../components/tool-card/ToolCard.js'],
  ['src/query/d.ts', '../messages/Messages.js'],
  ['src/query/e.ts', '@modelcontextprotocol/sdk/client/index.js'],
  ['src/hooks/a.ts', '../components/tool-card/ToolCard.js'],
  ['src/hooks/b.ts', '../messages/Messages.js'],
  ['src/hooks/c.ts', 'react-json-view-lite'],
  ['src/components/tool-card/a.ts', '@tanstack/react-query'],
  ['src/components/tool-card/b.ts', '../../query/ToolsError.js'],
  ['src/components/tool-card/c.ts', '../../hooks/useTools.js'],
  ['src/components/raw-json/a.ts', 'react-json-view-lite'],
  ['src/components/raw-json/b.ts', '@modelcontextprotocol/client'],
  ['src/components/tool-card/d.ts', '../../fixtures/honestFixtures.js'],
  ['src/fixtures/a.ts', '../model/intake/intakeTools.js'],
  ['src/fixtures/b.ts', '../messages/Messages.js'],
  ['src/fixtures/c.ts', 'react'],
  ['stories/components/a.ts', '../../src/index.js'],
  ['stories/screens/a.ts', '../../src/hooks/useTools.js'],
];

const allowed: readonly (readonly [file: string, from: string])[] = [
  ['src/model/tool/ok.ts', '../JsonObject.js'],
  ['src/messages/ok.ts', '../model/tool/Tool.js'],
  ['src/query/ok.ts', '@tanstack/react-query'],
  ['src/query/fine.ts', '../model/tool/Tool.js'],
  ['src/hooks/ok.ts', 'react'],
  ['src/hooks/fine.ts', '../query/ToolsError.js'],
  ['src/components/tool-card/ok.ts', 'react'],
  ['src/components/tool-card/fine.ts', '../../messages/Messages.js'],
  ['src/components/raw-json/JsonTree.ts', '../../model/JsonObject.js'],
  ['stories/screens/ok.ts', '@modelcontextprotocol/client'],
  ['src/fixtures/ok.ts', '../model/intake/Finding.js'],
  ['src/fixtures/fine.ts', './fixtureOf.js'],
  ['stories/components/ok.ts', 'toolcard'],
  ['stories/catalogue/ok.ts', 'toolcard/fixtures'],
];

const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');
let root: string;
let refused: string[];

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'import-law-'));
  const config = JSON.parse(await readFile('biome.json', 'utf8'));
  const alone = { ...config, vcs: { enabled: false } };
  delete alone.$schema;
  await plant('biome.json', JSON.stringify(alone));
  for (const [file, from] of [...forbidden, ...allowed]) {
    await plant(file, `export * as planted from '${from}';\n`);
  }
  const argv = [
    'lint',
    '--only=style/noRestrictedImports',
    '--max-diagnostics=none',
    '--reporter=json',
  ];
  const output = await new Promise<string>((resolve) => {
    execFile(process.execPath, [biome, ...argv], { cwd: root }, (_, stdout) => resolve(stdout));
  });
  const { diagnostics } = JSON.parse(output) as {
    diagnostics: { category: string; location: { path: string } }[];
  };
  refused = diagnostics
    .filter(({ category }) => category === 'lint/style/noRestrictedImports')
    .map(({ location }) => location.path);
});

afterAll(() => rm(root, { recursive: true, force: true }));

test.each(forbidden)('%s may not import %s', (file) => {
  expect(refused).toContain(file);
});

test.each(allowed)('%s may import %s', (file) => {
  expect(refused).not.toContain(file);
});

async function plant(file: string, text: string) {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text);
}
