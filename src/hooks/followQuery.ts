import type { QueryClient } from '@tanstack/react-query';
import { followTools, standingOf } from '../query/followTools.js';
import { refreshTools } from '../query/refreshTools.js';
import type { ToolsClient } from '../query/ToolsClient.js';
import { toolsQueryKey } from '../query/toolsQueryKey.js';

/** A list, and the client that tells of its changes. */
export interface FollowedList {
  /** `null` where nobody is to be followed. */
  readonly client: ToolsClient | null;
  readonly serverId: string;
  readonly connection: string;
}

/** Has a list fetched again at every change that its client tells of, until the answer is called. */
export function followQuery(queryClient: QueryClient, followed: FollowedList): () => void {
  const { client, serverId, connection } = followed;
  if (!client) return () => {};
  const queryKey = [...toolsQueryKey(serverId), connection];
  const refresh = () => void refreshTools(queryClient, queryKey);
  const unfollow = followTools(client, refresh);
  // A list that was fetched, or asked for, before anybody listened may be old.
  const query = queryClient.getQueryCache().find({ queryKey, exact: true });
  const isThere = query && (query.state.data !== undefined || query.state.fetchStatus !== 'idle');
  if (isThere && standingOf(client, query) === 'old') refresh();
  return unfollow;
}
