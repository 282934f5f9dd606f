import type { ServerInfo } from 'toolcard';
import type { Connection } from './Connection.js';
import { connect } from './connect.js';
import { connectInPage } from './connectInPage.js';
import { createWorkspaceServer } from './createWorkspaceServer.js';

interface ShownServer {
  readonly server: ServerInfo;
  readonly via: string;
  readonly connect: () => Promise<Connection>;
}

/** The server behind the dev server, or, in a static build, one that runs in the page. */
export const shownServer: ShownServer = behindDevServer(import.meta.env.MCP_SERVER) ?? inPage();

function behindDevServer(bridge: ImportMetaEnv['MCP_SERVER']): ShownServer | null {
  if (bridge === null) return null;
  const { path, label, kind } = bridge;
  const elsewhere = kind === 'url';
  return {
    server: { id: label, label, transport: elsewhere ? 'streamable-http' : 'stdio' },
    via: elsewhere ? 'At that address, over HTTP' : 'On this machine, over stdio',
    connect: () =>
      connect({
        url: new URL(path, location.origin),
        // A server over stdio is spoken to as it was when the bridge started it: in the older way.
        versionNegotiation: { mode: elsewhere ? 'auto' : 'legacy' },
      }),
  };
}

/** A server of its own in this page. */
export function inPage(workspace = createWorkspaceServer()): ShownServer {
  return {
    server: { id: 'workspace', label: 'Company workspace', transport: 'streamable-http' },
    via: 'In this page',
    connect: () => connectInPage(workspace),
  };
}
