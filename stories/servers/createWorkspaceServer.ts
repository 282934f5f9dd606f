import { createMcpHandler, McpServer } from '@modelcontextprotocol/server';
import { registerDocumentTools } from './registerDocumentTools.js';
import { registerExportTool } from './registerExportTool.js';
import { registerSharingTools } from './registerSharingTools.js';

/** A real MCP server that answers in the page, without a network. */
export interface PageServer {
  /** Takes the place of the network: for the `fetch` option of a client's transport. */
  fetch(url: string | URL, init?: RequestInit): Promise<Response>;
  /** Offers one tool more, or no longer, and tells every client that listens. */
  offerExport(offered: boolean): void;
}

/** A document workspace, as a company might run one: seven tools, and an eighth on demand. */
export function createWorkspaceServer(): PageServer {
  let exportOffered = false;
  const handler = createMcpHandler(() => {
    const server = new McpServer(
      { name: 'atlas-workspace', title: 'Atlas workspace', version: '3.2.0' },
      { capabilities: { tools: { listChanged: true } } },
    );
    registerDocumentTools(server);
    registerSharingTools(server);
    if (exportOffered) registerExportTool(server);
    return server;
  });
  return {
    fetch: (url, init) => handler.fetch(new Request(url, init)),
    offerExport(offered) {
      exportOffered = offered;
      handler.notify.toolsChanged();
    },
  };
}
