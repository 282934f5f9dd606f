'use client';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ToolListing } from '../query/ToolListing.js';
import { ToolsError } from '../query/ToolsError.js';
import type { ToolsSource } from '../query/ToolsSource.js';
import { connectedSource } from './connectedSource.js';
import { followedQueryOptions } from './followedQueryOptions.js';
import { useFollowedTools } from './useFollowedTools.js';
import { useSteadyClients } from './useSteadyClients.js';

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
  useSteadyClients([source ?? noSource], 'useTools');
  useFollowedTools([connected]);
  return useQuery({ ...followedQueryOptions(connected, queryClient), enabled: source !== null });
}
