import type { Tool } from '../tool/Tool.js';
import type { ServerInfo } from './ServerInfo.js';

/** What a finding is about. A code is stable; the words for it are in the messages. */
export type FindingCode = 'intake.not-object' | 'intake.name-type' | 'intake.schema-type';

/** A fact about a definition that a person should know, never a verdict. */
export interface Finding {
  readonly code: FindingCode;
  readonly severity: 'reject' | 'danger' | 'warning';
  /** JSON Pointer into the definition. */
  readonly path: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** One definition of a server's list, good or bad, at the place where the server listed it. */
export interface IntakeEntry {
  readonly server: ServerInfo;
  /** What the server sent: any value, the same object. */
  readonly raw: unknown;
  /** `null` where the definition is not a tool. */
  readonly tool: Tool | null;
  readonly findings: readonly Finding[];
  /** False as soon as one finding has the severity `reject`. */
  readonly offered: boolean;
}
