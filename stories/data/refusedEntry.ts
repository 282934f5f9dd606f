import type { FindingCode, IntakeEntry } from 'toolcard';
import { workspace } from './servers.js';

/** A definition that is no tool, as a listing has it: at its place, with the reason. */
export function refusedEntry(code: FindingCode, path: string, raw: unknown): IntakeEntry {
  return {
    server: workspace,
    raw,
    tool: null,
    findings: [{ code, severity: 'reject', path, params: {} }],
    offered: false,
  };
}
