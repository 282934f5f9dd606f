'use client';
import { useEffect, useRef, useState } from 'react';
import type { ToolsSource } from '../query/ToolsSource.js';

const most = 20;

/**
 * Stops a component that makes a new client object at each render: every one is a connection of
 * its own, whose list would make the component render again, without end.
 *
 * @throws Error in the render after the twentieth such client in a row
 */
export function useSteadyClient(client: ToolsSource['client']): void {
  const seen = useRef({ client, changes: 0 });
  const [isUnsteady, setUnsteady] = useState(false);
  useEffect(() => {
    const last = seen.current;
    const isNew = typeof client !== 'function' && client !== last.client;
    seen.current = { client, changes: isNew ? last.changes + 1 : 0 };
    if (seen.current.changes >= most) setUnsteady(true);
  });
  if (isUnsteady) {
    throw new Error(
      'useTools was given a new client object at each render. Create the client outside of the ' +
        'component, or keep it with useState; a function may be written in place.',
    );
  }
}
