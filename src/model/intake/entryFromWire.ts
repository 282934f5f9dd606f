import { type ToolError, toolFromWire } from '../tool/toolFromWire.js';
import type { FindingCode, IntakeEntry } from './IntakeEntry.js';
import type { ServerInfo } from './ServerInfo.js';

const codes: Readonly<Record<ToolError['path'], FindingCode>> = {
  '': 'intake.not-object',
  '/name': 'intake.name-type',
  '/inputSchema': 'intake.schema-type',
};

/**
 * One definition as an entry: offered where {@link toolFromWire} takes it, refused with its reason
 * where it does not.
 *
 * @param fingerprint the digest of a definition that is a tool; `null` for none
 */
export function entryFromWire(
  server: ServerInfo,
  raw: unknown,
  fingerprint: string | null,
): IntakeEntry {
  const result = toolFromWire(server.id, raw, { fingerprint });
  if (result.ok) {
    return Object.freeze({ server, raw, tool: result.value, findings: [], offered: true });
  }
  const { path } = result.error;
  return Object.freeze({
    server,
    raw,
    tool: null,
    findings: [{ code: codes[path], severity: 'reject', path, params: {} }],
    offered: false,
  });
}
