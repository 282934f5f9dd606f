import type { QueryClient } from '@tanstack/react-query';
import { refreshTools } from './refreshTools.js';
import { toolsQueryKey } from './toolsQueryKey.js';

/**
 * Tells that the tools of a server changed: every list of it that is on screen is fetched again,
 * the others when they are next shown. Never lost, even during the first fetch. For hosts that
 * handle `tools/list_changed` themselves.
 */
export function invalidateTools(queryClient: QueryClient, serverId: string): Promise<void> {
  return refreshTools(queryClient, toolsQueryKey(serverId));
}
