import { type DataTag, queryOptions, type UnusedSkipTokenOptions } from '@tanstack/react-query';
import { fetchTools } from './fetchTools.js';
import { keepIdentities } from './keepIdentities.js';
import { listingOf } from './listingOf.js';
import { retryTools } from './retryTools.js';
import type { CachedTools, ToolListing } from './ToolListing.js';
import type { ToolsError } from './ToolsError.js';
import type { ToolsSource } from './ToolsSource.js';
import { type ToolsQueryKey, toolsQueryKeyOf } from './toolsQueryKey.js';

/**
 * What `toolsQueryOptions` answers. Written out, since what TypeScript infers names
 * `@tanstack/query-core`, which a host does not have among its own dependencies.
 */
export type ToolsQueryOptions = UnusedSkipTokenOptions<
  CachedTools,
  ToolsError,
  ToolListing,
  ToolsQueryKey
> & { readonly queryKey: DataTag<ToolsQueryKey, CachedTools, ToolsError> };

/**
 * The query of a source's tools, for `useQuery`, `useSuspenseQuery`, `prefetchQuery` and the like,
 * on a server too. Does not follow `tools/list_changed`: `useTools` does.
 */
export function toolsQueryOptions(source: ToolsSource): ToolsQueryOptions {
  return queryOptions<CachedTools, ToolsError, ToolListing, ToolsQueryKey>({
    queryKey: toolsQueryKeyOf(source),
    queryFn: (context) => fetchTools(source, context),
    select: (cached) => listingOf(cached, source),
    structuralSharing: keepIdentities,
    // A server on this machine, or in this page, is there without a network.
    networkMode: 'always',
    retry: (failures, error) => retryTools(failures, error),
  });
}
