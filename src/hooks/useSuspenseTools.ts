'use client';
import {
  type UseSuspenseQueryResult,
  useQueryClient,
  useSuspenseQuery,
} from '@tanstack/react-query';
import { fetchTools } from '../query/fetchTools.js';
import { followTools } from '../query/followTools.js';
import { refreshTools } from '../query/refreshTools.js';
import type { ToolListing } from '../query/ToolListing.js';
import type { ToolsError } from '../query/ToolsError.js';
import type { ToolsSource } from '../query/ToolsSource.js';
import { checkSuspendedClient } from './checkSuspendedClient.js';
import { connectedSource, followedClient } from './connectedSource.js';
import { followedQueryOptions } from './followedQueryOptions.js';
import { useFollowedTools } from './useFollowedTools.js';

// From the end of a fetch until React has mounted what waited for it.
const untilMounted = 1000;

/**
 * As `useTools`, for a component under a `<Suspense>` boundary: `data` is always there. Create the
 * client above the boundary: what a component makes itself is lost each time it is suspended.
 */
export function useSuspenseTools(
  source: ToolsSource,
): UseSuspenseQueryResult<ToolListing, ToolsError> {
  const queryClient = useQueryClient();
  checkSuspendedClient(queryClient, source);
  const connected = connectedSource(source);
  const client = followedClient(source);
  useFollowedTools([connected]);
  return useSuspenseQuery({
    ...followedQueryOptions(connected, queryClient),
    // Effects do not run while a component is suspended, so the fetch itself follows.
    queryFn: async (context) => {
      const refresh = () => void refreshTools(context.client, context.queryKey);
      const leave = client ? followTools(client, refresh) : null;
      try {
        return await fetchTools(connected, context);
      } finally {
        if (leave) setTimeout(leave, untilMounted);
      }
    },
  });
}
