import type { Connection } from './Connection.js';
import { connect } from './connect.js';
import type { PageServer } from './createWorkspaceServer.js';

/** Connects to a server that runs in this page, in the protocol of 2026-07-28. */
export function connectInPage(server: Pick<PageServer, 'fetch'>): Promise<Connection> {
  return connect({
    url: new URL('https://workspace.example/mcp'),
    fetch: server.fetch,
    versionNegotiation: { mode: { pin: '2026-07-28' } },
  });
}
