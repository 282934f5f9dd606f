import type { QueryClient } from '@tanstack/react-query';
import type { ToolsSource } from '../query/ToolsSource.js';

interface Sightings {
  readonly clients: WeakSet<object>;
  count: number;
  since: number;
}

const most = 20;
const within = 10_000;
const sightings = new WeakMap<QueryClient, Map<string, Sightings>>();

/**
 * Stops a suspended component that makes a new client object at each try. It never mounts, so
 * nothing that a component can keep would tell.
 *
 * @throws Error at the twentieth new client object for one server within ten seconds
 */
export function checkSuspendedClient(queryClient: QueryClient, source: ToolsSource): void {
  const { client, connection, server } = source;
  if (connection !== undefined || typeof client === 'function') return;
  const byServer = sightings.get(queryClient) ?? new Map<string, Sightings>();
  sightings.set(queryClient, byServer);
  const now = Date.now();
  const known = byServer.get(server.id);
  const seen =
    known && now - known.since < within ? known : { clients: new WeakSet(), count: 0, since: now };
  byServer.set(server.id, seen);
  if (seen.clients.has(client)) return;
  seen.clients.add(client);
  seen.count += 1;
  if (seen.count >= most) {
    throw new Error(
      'useSuspenseTools was given a new client object at each try. Create the client above the ' +
        'Suspense boundary, or give the source a connection.',
    );
  }
}
