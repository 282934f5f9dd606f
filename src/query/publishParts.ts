import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { CachedTools, Fidelity } from './ToolListing.js';
import type { WalkOptions } from './walkPages.js';

/** What react-query hands to a query function, as far as it is used here. */
export interface FetchContext {
  readonly client: QueryClient;
  readonly queryKey: QueryKey;
  readonly signal: AbortSignal;
}

const publishEvery = 100;

/**
 * Puts what has come of a first list into the cache, the first page at once and the others at
 * most ten times a second. A list that is being refreshed stays whole until the new one is.
 */
export function publishParts(
  { client, queryKey, signal }: FetchContext,
  fidelity: Fidelity,
): WalkOptions['onPage'] {
  let published = Number.NEGATIVE_INFINITY;
  return (progress, soFar) => {
    const now = Date.now();
    if (signal.aborted || now - published < publishEvery) return;
    const shown = client.getQueryData<CachedTools>(queryKey);
    if (shown && (!shown.progress || shown.definitions.length >= progress.tools)) return;
    published = now;
    const part: CachedTools = { definitions: soFar(), progress, incomplete: null, fidelity };
    // As old as can be: should the walk never end, nobody takes its part for a fresh list.
    client.setQueryData(queryKey, part, { updatedAt: 0 });
  };
}
