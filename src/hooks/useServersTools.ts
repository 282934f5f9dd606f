'use client';
import { type UseQueryResult, useQueries, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { joinServers, type ServersTools } from '../query/joinServers.js';
import type { ToolListing } from '../query/ToolListing.js';
import type { ToolsError } from '../query/ToolsError.js';
import type { ToolsSource } from '../query/ToolsSource.js';
import { connectedSource } from './connectedSource.js';
import { followedQueryOptions } from './followedQueryOptions.js';
import { useFollowedTools } from './useFollowedTools.js';
import { useSteadyClients } from './useSteadyClients.js';

/**
 * The tools of several servers: each list is fetched, followed, refreshed and fails by itself, as
 * with `useTools`, and all are judged together, so that `entries` tell what tools of different
 * servers say about each other. Name every configured server, also one that lists nothing yet.
 * Sources may come and go. As long as nothing changes the answer is the same object.
 *
 * The options of intake are the host's own: of each, the first source that states it counts for all
 * servers together.
 *
 * @throws Error where two sources have one `server.id`
 */
export function useServersTools(sources: readonly ToolsSource[]): ServersTools {
  checkServerIds(sources);
  const queryClient = useQueryClient();
  const connected = sources.map((source) => connectedSource(source));
  useSteadyClients(sources, 'useServersTools');
  useFollowedTools(connected);
  const results = useQueries({
    queries: connected.map((source) => followedQueryOptions(source, queryClient)),
    combine: held,
  });
  const [join] = useState(joinServers);
  return join(connected, results());
}

type Results = UseQueryResult<ToolListing, ToolsError>[];

/** In a function, since react-query would walk through a combined value, and read all of it. */
const held = (results: Results) => () => results;

function checkServerIds(sources: readonly ToolsSource[]): void {
  const ids = new Set<string>();
  for (const { server } of sources) {
    if (ids.has(server.id)) {
      throw new Error(
        `useServersTools was given two sources of the server ${JSON.stringify(server.id)}. ` +
          'Give each server an id of its own.',
      );
    }
    ids.add(server.id);
  }
}
