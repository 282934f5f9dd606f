import type { Incomplete, ListProgress } from './ToolListing.js';
import type { ToolsPage } from './ToolsClient.js';

/** What a walk over all pages has gathered. */
export interface Walk {
  readonly definitions: readonly unknown[];
  readonly incomplete: Incomplete | null;
}

/** How to walk. */
export interface WalkOptions {
  readonly maxPages: number;
  /** Told after each page that another one follows. The array is the caller's to keep. */
  readonly onPage: (progress: ListProgress, soFar: () => readonly unknown[]) => void;
}

/**
 * Follows the cursors of `tools/list` to the end. A cursor that was used before would lead round
 * for ever, so it ends the walk; what arrived is kept.
 *
 * @see MCP specification 2026-07-28, server/utilities/pagination
 */
export async function walkPages(
  read: (cursor: string | undefined) => Promise<ToolsPage>,
  { maxPages, onPage }: WalkOptions,
): Promise<Walk> {
  const definitions: unknown[] = [];
  const used = new Set<string>();
  let cursor: string | undefined;
  for (let pages = 1; ; pages += 1) {
    const page = await read(cursor);
    for (const definition of page.tools) definitions.push(definition);
    const next = page.nextCursor;
    if (next === undefined || next === null) return { definitions, incomplete: null };
    if (used.has(next)) return { definitions, incomplete: 'cursor-loop' };
    if (pages >= maxPages) return { definitions, incomplete: 'page-limit' };
    used.add(next);
    cursor = next;
    onPage({ pages, tools: definitions.length }, () => definitions.slice());
  }
}
