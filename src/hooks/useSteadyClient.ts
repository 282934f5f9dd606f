'use client';
import { useEffect, useRef, useState } from 'react';
import type { ToolsSource } from '../query/ToolsSource.js';

const most = 20;

/**
 * Stops a component that makes a new client object at each render: every one is a connection of
 * its own, whose list would make the component render again, without end. A source that names its
 * connection, and a function, cannot do that.
 *
 * @throws Error in the render after the twentieth such client in a row
 */
export function useSteadyClient({ client, connection }: ToolsSource): void {
  const seen = useRef({ clients: new WeakSet<object>(), changes: 0 });
  const [isUnsteady, setUnsteady] = useState(false);
  const isFree = connection !== undefined || typeof client === 'function';
  useEffect(() => {
    const { clients, changes } = seen.current;
    const isNew = !isFree && !clients.has(client);
    clients.add(client);
    seen.current.changes = isNew ? changes + 1 : 0;
    if (seen.current.changes >= most) setUnsteady(true);
  });
  if (isUnsteady) {
    throw new Error(
      'useTools was given a new client object at each render. Create the client outside of the ' +
        'component, or keep it with useState; a function may be written in place.',
    );
  }
}
