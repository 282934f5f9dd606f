import { type FindingCode, type IntakeEntry, toolFromWire } from 'toolcard';
import { workspace } from './servers.js';

/** A refused definition, as a listing has it: at its place, with the reason. */
export function refusedEntry(code: FindingCode, path: string, raw: unknown): IntakeEntry {
  const result = toolFromWire(workspace.id, raw);
  return {
    server: workspace,
    raw,
    tool: result.ok ? result.value : null,
    findings: [{ code, severity: 'reject', path, params: {} }],
    offered: false,
  };
}
