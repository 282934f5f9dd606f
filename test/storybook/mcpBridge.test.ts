import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { Client as ClientV1 } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as TransportV1 } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { describe, expect, test, vi } from 'vitest';
import { connectClient } from './connectClient.js';
import { startBridge } from './startBridge.js';

const oddServer = fileURLToPath(new URL('./servers/oddServer.mjs', import.meta.url));

/** The answer to a tools/list as it came, past the SDK's own reading of it. */
const asReceived = { '~standard': { version: 1, vendor: 'test', validate: pass } } as const;
function pass(value: unknown) {
  return { value };
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

describe('a server over stdio', () => {
  test('shows the tools of server-everything to the v2 client', async () => {
    const { client } = await connectClient(await startBridge());
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toContain('get-structured-content');
    expect(tools.length).toBeGreaterThanOrEqual(13);
    const result = await client.callTool({ name: 'echo', arguments: { message: 'hello' } });
    expect(result.content).toEqual([{ type: 'text', text: 'Echo: hello' }]);
  });

  test('shows the same tools to the v1 client', async () => {
    const client = new ClientV1({ name: 'bridge-test', version: '1.0.0' });
    await client.connect(new TransportV1(await startBridge()));
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toContain('get-structured-content');
  });

  test('brings the notification that server-everything sends right after the handshake', async () => {
    const url = await startBridge();
    const client = new Client({ name: 'bridge-test', version: '1.0.0' });
    const changed = vi.fn();
    client.setNotificationHandler('notifications/tools/list_changed', changed);
    await client.connect(new StreamableHTTPClientTransport(url));
    await expect.poll(() => changed.mock.calls.length).toBeGreaterThan(0);
  });

  test('gives each client a server of its own', async () => {
    const url = await startBridge({ MCP_SERVER_COMMAND: `node ${oddServer}` });
    const [first, second] = await Promise.all([connectClient(url), connectClient(url)]);
    const versions = [first, second].map(({ client }) => client.getServerVersion()?.version);
    expect(versions[0]).not.toBe(versions[1]);
  });

  test('lets malformed tools through as they are', async () => {
    const url = await startBridge({ MCP_SERVER_COMMAND: `node ${oddServer}` });
    const { client } = await connectClient(url);
    const answer = await client.request({ method: 'tools/list' }, asReceived);
    expect(answer).toEqual({
      tools: [
        { name: 'good', inputSchema: { type: 'object' }, 'x-vendor': { kept: true } },
        { name: 'no-schema', description: 'line\u2028separator' },
        null,
        { inputSchema: { type: 'object', properties: { a: true } }, name: 7 },
      ],
    });
  });

  test('ends the server with its session, also one that a shell started and that resists', async () => {
    const url = await startBridge({ MCP_SERVER_COMMAND: `cd . && node ${oddServer} stubborn` });
    const { client, transport } = await connectClient(url);
    const pid = Number(client.getServerVersion()?.version);
    expect(isRunning(pid)).toBe(true);
    await transport.terminateSession();
    await expect.poll(() => isRunning(pid), { timeout: 10_000 }).toBe(false);
  });
});

describe('a server that fails', () => {
  test.for([
    ['that does not exist', 'no-such-mcp-server', /exit code 127.*no-such-mcp-server.*not found/s],
    [
      'that ends with words',
      `node -e "console.error('API_KEY is not set'); process.exit(3)"`,
      /The server ended with exit code 3\.\n\nAPI_KEY is not set/,
    ],
    ['that ends in silence', 'exit 4', /The server ended with exit code 4\./],
    ['that speaks no JSON', 'echo Usage: server FILE', /exit code 0\.\n\nUsage: server FILE/],
  ] as const)('answers with the error text of a command %s', async ([, command, reason]) => {
    const url = await startBridge({ MCP_SERVER_COMMAND: command });
    await expect(connectClient(url)).rejects.toThrow(reason);
  });
});

describe('a server at an address', () => {
  test('passes its tools through', async () => {
    const behind = await startBridge();
    const url = await startBridge({ MCP_SERVER_URL: behind.href });
    const { client } = await connectClient(url);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toContain('get-structured-content');
  });

  test('passes its notifications through', async () => {
    const behind = await startBridge();
    const url = await startBridge({ MCP_SERVER_URL: behind.href });
    const client = new Client({ name: 'bridge-test', version: '1.0.0' });
    const changed = vi.fn();
    client.setNotificationHandler('notifications/tools/list_changed', changed);
    await client.connect(new StreamableHTTPClientTransport(url));
    await expect.poll(() => changed.mock.calls.length).toBeGreaterThan(0);
  });

  test('answers with the reason where nobody listens', async () => {
    const url = await startBridge({ MCP_SERVER_URL: 'http://127.0.0.1:9/mcp' });
    await expect(connectClient(url)).rejects.toThrow(/127\.0\.0\.1:9 could not be reached/);
  });
});
