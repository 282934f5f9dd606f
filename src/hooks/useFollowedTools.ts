'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { currentConnection } from '../query/recordedTransports.js';
import { steadyList } from '../query/steadyList.js';
import type { ToolsSource } from '../query/ToolsSource.js';
import { followedClient } from './connectedSource.js';
import { type FollowedList, followQuery } from './followQuery.js';

/** A list under a name of the host's stays the same one when its client is connected anew. */
interface Followed extends FollowedList {
  readonly current: object | null;
}

const isSame = (a: Followed, b: Followed) =>
  a.client === b.client &&
  a.serverId === b.serverId &&
  a.connection === b.connection &&
  a.current === b.current;

/**
 * Has each list fetched again whenever its client tells of a change, for as long as the component is
 * mounted. Stands before the queries, so that following begins before the first fetch.
 */
export function useFollowedTools(
  sources: readonly (ToolsSource & { readonly connection: string })[],
): void {
  const queryClient = useQueryClient();
  const [steady] = useState(() => steadyList(isSame));
  const followed = steady(
    sources.map((source) => {
      const client = followedClient(source);
      return {
        client,
        serverId: source.server.id,
        connection: source.connection,
        current: client && currentConnection(client),
      };
    }),
  );
  useEffect(() => {
    const leave = followed.map((list) => followQuery(queryClient, list));
    return () => {
      for (const unfollow of leave) unfollow();
    };
  }, [followed, queryClient]);
}
