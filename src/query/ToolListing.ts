import type { IntakeEntry } from '../model/intake/IntakeEntry.js';
import type { ServerInfo } from '../model/intake/ServerInfo.js';
import type { Tool } from '../model/tool/Tool.js';

/** Why a list ended before its last page; what arrived until then is kept. */
export type Incomplete = 'cursor-loop' | 'page-limit';

/** How far a list has come while pages are still arriving. */
export interface ListProgress {
  readonly pages: number;
  readonly tools: number;
}

/**
 * `wire`: the definitions are the objects that came over the wire. `client`: they are what a
 * client's `listTools()` or a host's function gave, which may have rewritten them.
 */
export type Fidelity = 'wire' | 'client';

/** What the cache holds of a list: plain JSON, each definition once. */
export interface CachedTools {
  readonly definitions: readonly unknown[];
  readonly progress: ListProgress | null;
  readonly incomplete: Incomplete | null;
  readonly fidelity: Fidelity;
}

/** The tools of one server. An unchanged list is the same array, an unchanged tool the same object. */
export interface ToolListing {
  readonly server: ServerInfo;
  /** The offered ones, in the server's order. */
  readonly tools: readonly Tool[];
  /** Every definition, refused ones too, in the server's order. */
  readonly entries: readonly IntakeEntry[];
  /** Set while pages of the first list are still coming, and when they stopped with an error. */
  readonly progress: ListProgress | null;
  readonly incomplete: Incomplete | null;
  readonly fidelity: Fidelity;
}
