import type { FetchTools } from 'toolcard';
import type { Connection } from './Connection.js';

/** A connection whose answers are written down, for states that no real server gives on demand. */
export async function connectScripted(answer: FetchTools): Promise<Connection> {
  return {
    client: answer,
    selfDescription: 'Scripted 1.0.0',
    protocolVersion: '2025-11-25',
    close: async () => {},
  };
}
