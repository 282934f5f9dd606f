'use client';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ToolListing } from '../query/ToolListing.js';
import { ToolsError } from '../query/ToolsError.js';
import type { ToolsSource } from '../query/ToolsSource.js';
import { toolsQueryOptions } from '../query/toolsQueryOptions.js';
import { connectedSource, followedClient } from './connectedSource.js';
import { retryOf, staleTimeOf } from './freshness.js';
import { useFollowedTools } from './useFollowedTools.js';
import { useSteadyClient } from './useSteadyClient.js';

const noSource: ToolsSource = {
  server: { id: '' },
  connection: 'none',
  client: () => Promise.reject(new ToolsError('not-connected', 'There is no client yet.')),
};

/**
 * The tools of one server, as react-query's result: fetched page by page, followed through
 * `tools/list_changed`, and kept under the source's server and connection. `null` waits.
 *
 * Keep the client object stable: another one is another connection, and starts from nothing.
 */
export function useTools(source: ToolsSource | null): UseQueryResult<ToolListing, ToolsError> {
  const queryClient = useQueryClient();
  const connected = connectedSource(source ?? noSource);
  useSteadyClient(source ?? noSource);
  const client = followedClient(source);
  useFollowedTools(client, connected.server.id, connected.connection);
  return useQuery({
    ...toolsQueryOptions(connected),
    enabled: source !== null,
    staleTime: staleTimeOf(client, queryClient),
    retry: retryOf(queryClient),
  });
}
