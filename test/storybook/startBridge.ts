import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { createBridge } from '../../.storybook/mcp-bridge/createBridge.js';
import { readUpstream } from '../../.storybook/mcp-bridge/readUpstream.js';

/** A bridge on a port of its own, to the server that `env` names. It ends with the test. */
export async function startBridge(env: Record<string, string> = {}): Promise<URL> {
  const bridge = createBridge(readUpstream(env));
  const server = createServer((req, res) => {
    bridge.handle(req, res).catch(() => res.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    bridge.close();
    server.closeAllConnections();
    server.close();
  });
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`);
}
