'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { followTools, standingOf } from '../query/followTools.js';
import { refreshTools } from '../query/refreshTools.js';
import type { ToolsClient } from '../query/ToolsClient.js';
import { toolsQueryKey } from '../query/toolsQueryKey.js';

/**
 * Has a list fetched again whenever its client tells of a change, for as long as the component is
 * mounted. Stands before the query, so that following begins before the first fetch.
 */
export function useFollowedTools(
  client: ToolsClient | null,
  serverId: string | undefined,
  connection: string | undefined,
): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!client || serverId === undefined || connection === undefined) return;
    const queryKey = [...toolsQueryKey(serverId), connection];
    const refresh = () => void refreshTools(queryClient, queryKey);
    const unfollow = followTools(client, refresh);
    // A list that was fetched, or asked for, before anybody listened may be old.
    const query = queryClient.getQueryCache().find({ queryKey, exact: true });
    const isThere = query && (query.state.data !== undefined || query.state.fetchStatus !== 'idle');
    if (isThere && standingOf(client, query) === 'old') refresh();
    return unfollow;
  }, [client, queryClient, serverId, connection]);
}
