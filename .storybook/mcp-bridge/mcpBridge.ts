import process from 'node:process';
import type { Plugin, ViteDevServer } from 'vite';
import { createBridge } from './createBridge.js';
import { readUpstream } from './readUpstream.js';

const PATH = '/mcp';

/**
 * A Vite plugin: offers an MCP server to the stories at `/mcp` of the dev server, and tells them so
 * in `import.meta.env.MCP_SERVER`. A static build has no bridge and gets `null` there.
 */
export function mcpBridge(): Plugin {
  const upstream = readUpstream(process.env);
  const bridge = createBridge(upstream);
  return {
    name: 'mcp-bridge',
    config: (_config, { command }) => {
      const server =
        command === 'serve' ? { path: PATH, label: upstream.label, kind: upstream.kind } : null;
      return { define: { 'import.meta.env.MCP_SERVER': JSON.stringify(server) } };
    },
    configureServer(server: ViteDevServer) {
      server.middlewares.use(PATH, (req, res, next) => {
        bridge.handle(req, res).catch((error: unknown) => {
          if (res.headersSent) res.destroy();
          else next(error);
        });
      });
    },
    closeBundle: () => bridge.close(),
  };
}
