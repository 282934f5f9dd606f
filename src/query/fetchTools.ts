import { readyToFollow } from './followTools.js';
import { pageReader } from './pageReader.js';
import { type FetchContext, publishParts } from './publishParts.js';
import type { CachedTools } from './ToolListing.js';
import type { ToolsClient } from './ToolsClient.js';
import { ToolsError } from './ToolsError.js';
import type { ToolsSource } from './ToolsSource.js';
import { walkPages } from './walkPages.js';
import { withDeadline } from './withDeadline.js';

/** Lists all tools of a source, page after page. */
export async function fetchTools(source: ToolsSource, context: FetchContext): Promise<CachedTools> {
  const { client, maxPages = 1000, timeout = 60_000 } = source;
  const { signal } = context;
  const { fidelity, read } = pageReader(client);
  if (typeof client !== 'function') {
    if (!hasTools(client)) return { definitions: [], progress: null, incomplete: null, fidelity };
    await readyToFollow(client);
  }
  const walk = await walkPages(
    (cursor) => withDeadline(signal, timeout, (own) => read(cursor, { signal: own, timeout })),
    { maxPages, onPage: publishParts(context, fidelity) },
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
function hasTools(client: ToolsClient): boolean {
  if (typeof client.getServerCapabilities !== 'function') return true;
  const capabilities = client.getServerCapabilities();
  if (!capabilities) throw new ToolsError('not-connected', 'The client is not connected.');
  return capabilities.tools !== undefined;
}
