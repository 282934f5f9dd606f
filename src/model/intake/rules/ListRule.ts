import type { Finding } from '../Finding.js';
import type { IntakeOptions } from '../IntakeOptions.js';
import type { ServerInfo } from '../ServerInfo.js';

/** A tool among all tools of all servers; a refused one too, as far as it can be called something. */
export interface ListedTool {
  readonly server: ServerInfo;
  /** What is called; `null` where a refused definition has none. */
  readonly name: string | null;
  /** The display name; `null` where nothing of it can be seen. */
  readonly display: string | null;
  /** The definition, of any shape. */
  readonly raw: unknown;
}

/** A finding of a {@link ListRule}, and which tool it belongs to. */
export interface ListFinding {
  /** Index into the tools. */
  readonly index: number;
  readonly finding: Finding;
}

/**
 * What tools give reason to say about each other, told at every side of it. Pure, and linear in the
 * number of tools.
 */
export type ListRule = (
  tools: readonly ListedTool[],
  servers: readonly ServerInfo[],
  options: IntakeOptions,
) => readonly ListFinding[];
