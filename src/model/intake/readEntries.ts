import type { Finding } from './Finding.js';
import type { IntakeEntry } from './IntakeEntry.js';
import type { IntakeOptions, ServerDefinitions } from './IntakeOptions.js';
import { judgementsOf } from './judgementsOf.js';
import { knownServer } from './knownServer.js';
import { listRules } from './rules/listRules.js';

/**
 * The digest of a definition that is a tool; `null` for none.
 *
 * @param index among the definitions of all servers
 */
export type DigestOf = (raw: unknown, index: number) => string | null;

/** {@link intakeTools}, with the digests that the tools bear. */
export function readEntries(
  servers: readonly ServerDefinitions[],
  options: IntakeOptions,
  digestOf: DigestOf,
): readonly IntakeEntry[] {
  const judge = judgementsOf(options);
  const lists = servers.map(({ server, definitions }) => {
    const known = knownServer(server);
    return { server: known.server, judged: definitions.map((raw) => judge(raw, known)) };
  });
  const judged = lists.flatMap((list) => list.judged);
  const tools = judged.map(({ listed }) => listed);
  const configured = lists.map(({ server }) => server);
  const across = new Map<number, Finding[]>();
  for (const rule of listRules) {
    for (const { index, finding } of rule(tools, configured, options)) {
      const findings = across.get(index);
      if (findings) findings.push(finding);
      else across.set(index, [finding]);
    }
  }
  return judged.map((one, index) => one.entry(across.get(index) ?? [], digestOf(one.raw, index)));
}
