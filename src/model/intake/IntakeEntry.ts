import type { Tool } from '../tool/Tool.js';
import type { Finding } from './Finding.js';
import type { ServerInfo } from './ServerInfo.js';

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
