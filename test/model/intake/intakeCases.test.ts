import { describe, expect, test } from 'vitest';
import type { FindingCode } from '../../../src/model/intake/Finding.js';
import { intakeTools } from '../../../src/model/intake/intakeTools.js';
import { displayName } from '../../../src/model/tool/displayName.js';
import { readHints } from '../../../src/model/tool/readHints.js';
import { annotations } from './cases/annotations.js';
import { contexts } from './cases/contexts.js';
import { executions } from './cases/executions.js';
import { headers } from './cases/headers.js';
import { hidden } from './cases/hidden.js';
import { honest } from './cases/honest.js';
import type { IntakeCase } from './cases/IntakeCase.js';
import { icons } from './cases/icons.js';
import { identity } from './cases/identity.js';
import { layout } from './cases/layout.js';
import { limits } from './cases/limits.js';
import { markup } from './cases/markup.js';
import { metas } from './cases/metas.js';
import { names } from './cases/names.js';
import { outputs } from './cases/outputs.js';
import { references } from './cases/references.js';
import { schemas } from './cases/schemas.js';
import { titles } from './cases/titles.js';
import { words } from './cases/words.js';

/** Guesses over English words: what an attack says can be said in other words. */
const guessed: ReadonlySet<FindingCode> = new Set([
  'text.directive',
  'text.ui-imitation',
  'identity.title-contradicts-name',
  'hints.name-mismatch',
  'schema.side-channel',
]);

const groups: Readonly<Record<string, readonly IntakeCase[]>> = {
  names,
  titles,
  schemas,
  outputs,
  annotations,
  executions,
  metas,
  headers,
  icons,
  references,
  limits,
  hidden,
  contexts,
  layout,
  markup,
  identity,
  words,
  honest,
};

const found = ({ servers, options }: IntakeCase): FindingCode[] => {
  const findings = intakeTools(servers, options).flatMap((entry) => entry.findings);
  return [...new Set(findings.map(({ code }) => code))].sort();
};

describe.each(Object.entries(groups))('%s', (_, cases) => {
  test.each(cases.map((one) => [one.says, one] as const))('%s', (__, one) => {
    const codes = found(one);
    expect(codes.filter((code) => !guessed.has(code))).toEqual([...one.finds].sort());
    if (!one.guesses) expect(codes.filter((code) => guessed.has(code))).toEqual([]);

    const entries = intakeTools(one.servers, one.options);
    for (const entry of entries) expect(entry.offered).toBe(one.offered ?? true);
    const tool = entries[0]?.tool ?? null;
    if (one.display !== undefined) expect(tool && displayName(tool)).toBe(one.display);
    if (one.hints) expect(tool && readHints(tool).map(({ value }) => value)).toEqual(one.hints);
    for (const member of one.ignored ?? []) expect(tool?.[member]).toBeNull();
  });
});

test('four of five orders, imitations and contradictions are guessed', () => {
  const wanted = Object.values(groups)
    .flat()
    .flatMap((one) => {
      const codes = found(one);
      return (one.guesses ?? []).map((code) => [one.says, code, codes.includes(code)] as const);
    });
  const missed = wanted.filter(([, , guess]) => !guess);
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(wanted.length / 5);
});

test('a severity is that of its code, but for what was allowed once', () => {
  const servers = (protocolVersion: string) => [
    {
      server: { id: 'stock', protocolVersion },
      definitions: [
        {
          name: 'count_stock',
          title: 'Count\u202e\u200b',
          inputSchema: { type: 'object', properties: { a: { $ref: 'https://stock.example/a' } } },
        },
      ],
    },
  ];
  const severities = (protocolVersion: string) =>
    intakeTools(servers(protocolVersion)).flatMap((entry) =>
      entry.findings.map(({ code, severity }) => [code, severity]),
    );
  expect(severities('2026-07-28')).toEqual([
    ['schema.remote-ref', 'reject'],
    ['text.bidi', 'danger'],
    ['text.zero-width', 'warning'],
  ]);
  expect(severities('2025-11-25')).toEqual([
    ['schema.remote-ref', 'danger'],
    ['text.bidi', 'danger'],
    ['text.zero-width', 'warning'],
  ]);
});
