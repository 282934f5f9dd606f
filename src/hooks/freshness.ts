import type { Query, QueryClient } from '@tanstack/react-query';
import { standingOf } from '../query/followTools.js';
import { retryTools } from '../query/retryTools.js';
import type { CachedTools } from '../query/ToolListing.js';
import type { ToolsClient } from '../query/ToolsClient.js';
import type { ToolsError } from '../query/ToolsError.js';
import type { ToolsQueryKey } from '../query/toolsQueryKey.js';

type ToolsQuery = Query<CachedTools, ToolsError, CachedTools, ToolsQueryKey>;

/**
 * How long a list stays fresh, in milliseconds: for ever while every change since it was fetched is
 * told, and not at all when it was fetched before that, or is the beginning of a list. Where
 * nothing is told, as the host set it for its queries.
 */
export function staleTimeOf(client: ToolsClient | null, queryClient: QueryClient) {
  return (query: ToolsQuery): number => {
    if (query.state.data?.progress) return 0;
    const standing = client ? standingOf(client, query) : 'untold';
    if (standing !== 'untold') return standing === 'told' ? Number.POSITIVE_INFINITY : 0;
    const set = queryClient.defaultQueryOptions({ queryKey: query.queryKey }).staleTime;
    const value = typeof set === 'function' ? set(query as never) : set;
    return typeof value === 'number' ? value : value === 'static' ? Number.POSITIVE_INFINITY : 0;
  };
}

/** Tries again only what a retry can help, and no more often than the host lets its queries. */
export function retryOf(queryClient: QueryClient) {
  return (failures: number, error: ToolsError): boolean => {
    const set = queryClient.getDefaultOptions().queries?.retry;
    if (typeof set === 'function') return error.retryable && set(failures, error);
    if (typeof set === 'number') return retryTools(failures, error, set);
    return set !== false && retryTools(failures, error);
  };
}
