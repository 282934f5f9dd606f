import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import * as core from '../../src/core.js';
import * as fixtures from '../../src/fixtures.js';
import * as all from '../../src/index.js';

const ofCore = ['displayName', 'entryKeys', 'readHints', 'toolFromWire'];

test("the door './core' gives the model", () => {
  expect(Object.keys(core).sort()).toEqual(ofCore);
});

test("the door '.' gives everything, the model included", () => {
  expect(Object.keys(all).sort()).toEqual(
    [
      ...ofCore,
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
      'ToolsError',
      'UntrustedText',
      'hintPanelMessages',
      'invalidateTools',
      'rawJsonMessages',
      'schemaViewMessages',
      'toolCardMessages',
      'toolsChangeSignal',
      'toolsQueryKey',
      'toolsQueryOptions',
      'untrustedTextMessages',
      'useSuspenseTools',
      'useTools',
    ].sort(),
  );
});

test("the door './fixtures' gives definitions, and no code of the model", () => {
  expect(Object.keys(fixtures).sort()).toEqual(['findingFixtures', 'honestFixtures']);
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
