import type { Query } from '@tanstack/react-query';
import { unwatchFetch, watchFetch } from './followTools.js';
import { pageReader } from './pageReader.js';
import { type FetchContext, publishParts } from './publishParts.js';
import type { CachedTools } from './ToolListing.js';
import type { ToolsClient } from './ToolsClient.js';
import { ToolsError } from './ToolsError.js';
import type { ToolsSource } from './ToolsSource.js';
import { toToolsError } from './toToolsError.js';
import { walkPages } from './walkPages.js';
import { withDeadline } from './withDeadline.js';

const primeWithin = 10_000;

/** Lists all tools of a source, page after page. Whatever goes wrong is a {@link ToolsError}. */
export async function fetchTools(source: ToolsSource, context: FetchContext): Promise<CachedTools> {
  const { client } = source;
  const { queryKey, signal } = context;
  const query = context.client.getQueryCache().find({ queryKey, exact: true });
  try {
    if (typeof client === 'function') return await walk(source, context);
    if (!hasTools(client)) return noTools(client);
    if (query) await watchFetch(client, query, signal);
    const listed = await walk(source, context);
    if (source.prime) await prime(client, signal);
    return listed;
  } catch (thrown) {
    if (query && typeof client !== 'function') unwatchFetch(client, query, signal);
    if (query && isPart(query)) query.invalidate();
    throw toToolsError(thrown);
  }
}

async function walk(source: ToolsSource, context: FetchContext): Promise<CachedTools> {
  const { maxPages = 1000, timeout = 60_000 } = source;
  const { fidelity, read } = pageReader(source.client);
  const { definitions, incomplete } = await walkPages(
    (cursor) =>
      withDeadline(context.signal, timeout, (signal, within) =>
        read(cursor, { signal, timeout: within }),
      ),
    { maxPages, onPage: publishParts(context, fidelity) },
  );
  return { definitions, progress: null, incomplete, fidelity };
}

/** @throws ToolsError where the client can tell that it has no connection */
function hasTools(client: ToolsClient): boolean {
  if (typeof client.getServerCapabilities !== 'function') return true;
  const capabilities = client.getServerCapabilities();
  if (!capabilities) throw new ToolsError('not-connected', 'The client is not connected.');
  return capabilities.tools !== undefined;
}

const noTools = (client: ToolsClient): CachedTools => ({
  definitions: [],
  progress: null,
  incomplete: null,
  fidelity: pageReader(client).fidelity,
});

/** What the SDK makes of its own list is its own affair, and it may not take long. */
async function prime(client: ToolsClient, caller: AbortSignal): Promise<void> {
  try {
    await withDeadline(caller, primeWithin, (signal, timeout) =>
      client.listTools(undefined, { signal, timeout, cacheMode: 'refresh' }),
    );
  } catch (error) {
    if (caller.aborted) throw error;
  }
}

/** Whether all that a query has is the beginning of a list. */
const isPart = ({ state }: Query) => (state.data as CachedTools | undefined)?.progress != null;
