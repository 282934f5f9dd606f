import type { IntakeEntry } from '../../src/model/intake/IntakeEntry.js';
import { intakeTools } from '../../src/model/intake/intakeTools.js';
import type { ServerInfo } from '../../src/model/intake/ServerInfo.js';

/** The entry of one definition that a server lists alone. */
export function entryOf(server: ServerInfo, raw: unknown): IntakeEntry {
  return intakeTools([{ server, definitions: [raw] }])[0] as IntakeEntry;
}
