import type { QueryClient } from '@tanstack/react-query';
import type { ToolsSource } from '../query/ToolsSource.js';
import { type ToolsQueryOptions, toolsQueryOptions } from '../query/toolsQueryOptions.js';
import { followedClient } from './connectedSource.js';
import { retryOf, staleTimeOf } from './freshness.js';

/** The query of a list that is followed: as fresh as its client tells, within the host's own limits. */
export const followedQueryOptions = (
  source: ToolsSource,
  queryClient: QueryClient,
): ToolsQueryOptions => ({
  ...toolsQueryOptions(source),
  staleTime: staleTimeOf(followedClient(source), queryClient),
  retry: retryOf(queryClient),
});
