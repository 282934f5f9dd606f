import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { readyToFollow } from './followTools.js';
import { pageReader } from './pageReader.js';
import type { CachedTools } from './ToolListing.js';
import { ToolsError } from './ToolsError.js';
import type { ToolsSource } from './ToolsSource.js';
import { walkPages } from './walkPages.js';
import { withDeadline } from './withDeadline.js';

interface FetchContext {
  readonly client: QueryClient;
  readonly queryKey: QueryKey;
  readonly signal: AbortSignal;
}

const publishEvery = 100;

/** Lists all tools of a source; puts the pages of a first list into the cache as they come. */
export async function fetchTools(
  source: ToolsSource,
  { client: queryClient, queryKey, signal }: FetchContext,
): Promise<CachedTools> {
  const { client, maxPages = 1000, timeout = 60_000 } = source;
  const reader = pageReader(client);
  const { fidelity } = reader;
  if (typeof client !== 'function') {
    if (!hasTools(client)) return { definitions: [], progress: null, incomplete: null, fidelity };
    await readyToFollow(client);
  }

  let published = Number.NEGATIVE_INFINITY;
  const walk = await walkPages(
    (cursor) =>
      withDeadline(signal, timeout, (own) => reader.read(cursor, { signal: own, timeout })),
    {
      maxPages,
      onPage: (progress, soFar) => {
        const shown = queryClient.getQueryData<CachedTools>(queryKey);
        if (shown && (!shown.progress || shown.definitions.length >= progress.tools)) return;
        const now = Date.now();
        if (signal.aborted || now - published < publishEvery) return;
        published = now;
        const part = { definitions: soFar(), progress, incomplete: null, fidelity };
        // As old as can be: should the walk never end, nobody takes its part for a fresh list.
        queryClient.setQueryData(queryKey, part, { updatedAt: 0 });
      },
    },
  );
  if (source.prime && typeof client !== 'function') {
    await withDeadline(signal, timeout, (own) =>
      client.listTools(undefined, { signal: own, timeout, cacheMode: 'refresh' }),
    ).catch((error: ToolsError) => {
      if (error.code === 'cancelled') throw error;
    });
  }
  return { ...walk, progress: null, fidelity };
}

/** @throws ToolsError where the client can tell that it has no connection */
function hasTools(client: Exclude<ToolsSource['client'], (...args: never) => unknown>): boolean {
  if (typeof client.getServerCapabilities !== 'function') return true;
  const capabilities = client.getServerCapabilities();
  if (!capabilities) throw new ToolsError('not-connected', 'The client is not connected.');
  return capabilities.tools !== undefined;
}
