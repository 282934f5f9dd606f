'use client';
import { useEffect, useRef, useState } from 'react';
import type { ToolsSource } from '../query/ToolsSource.js';

const most = 20;

interface Sighting {
  readonly clients: WeakSet<object>;
  changes: number;
}

/**
 * Stops a component that makes a new client object for a server at each render: every one is a
 * connection of its own, whose list would make the component render again, without end. A source
 * that names its connection, and a function, cannot do that.
 *
 * @param hook the name of the hook that was given them
 * @throws Error in the render after the twentieth such client in a row
 */
export function useSteadyClients(sources: readonly ToolsSource[], hook: string): void {
  const seen = useRef(new Map<string, Sighting>());
  const [isUnsteady, setUnsteady] = useState(false);
  useEffect(() => {
    for (const { client, connection, server } of sources) {
      const sighting = seen.current.get(server.id) ?? { clients: new WeakSet(), changes: 0 };
      seen.current.set(server.id, sighting);
      const isFree = connection !== undefined || typeof client === 'function';
      const isNew = !isFree && !sighting.clients.has(client);
      sighting.clients.add(client);
      sighting.changes = isNew ? sighting.changes + 1 : 0;
      if (sighting.changes >= most) setUnsteady(true);
    }
  });
  if (isUnsteady) {
    throw new Error(
      `${hook} was given a new client object at each render. Create the client outside of the ` +
        'component, or keep it with useState; a function may be written in place.',
    );
  }
}
