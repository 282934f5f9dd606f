import type { IntakeEntry } from './IntakeEntry.js';
import type { IntakeOptions, ServerDefinitions } from './IntakeOptions.js';
import { type DigestOf, readEntries } from './readEntries.js';

const noDigest: DigestOf = () => null;

/**
 * Judges what servers list: one entry a definition, in the servers' and the lists' order, with what
 * a person should know of it. A bad definition is an entry that is not offered, and spoils no other.
 * Findings state facts. An entry is the same object as long as its definition, its findings and its
 * server, by value, are unchanged. Never throws; does nothing but compute.
 *
 * @param servers all that the operator configured: what they list is compared with one another
 */
export function intakeTools(
  servers: readonly ServerDefinitions[],
  options: IntakeOptions = {},
): readonly IntakeEntry[] {
  return readEntries(servers, options, noDigest);
}
