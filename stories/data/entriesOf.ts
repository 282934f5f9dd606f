import { checkWireText, type IntakeEntry, intakeTools } from 'toolcard/core';
import type { FindingFixture } from 'toolcard/fixtures';

/** What intake makes of a fixture, with what only its text shows. */
export function entriesOf({ servers, options, wireText }: FindingFixture): readonly IntakeEntry[] {
  const entries = intakeTools(servers, options);
  if (wireText === undefined) return entries;
  const written = checkWireText(wireText);
  return entries.map((entry) => ({ ...entry, findings: [...written, ...entry.findings] }));
}
