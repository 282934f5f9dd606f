import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import {
  Client as SecondClient,
  StreamableHTTPClientTransport as SecondHttp,
  SSEClientTransport as SecondSse,
} from '@modelcontextprotocol/client';
import { StdioClientTransport as SecondStdio } from '@modelcontextprotocol/client/stdio';
import { Client as FirstClient } from '@modelcontextprotocol/sdk/client/index.js';
import { SSEClientTransport as FirstSse } from '@modelcontextprotocol/sdk/client/sse.js';
import { StdioClientTransport as FirstStdio } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport as FirstHttp } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { displayName } from '../../src/model/tool/displayName.js';
import { followTools } from '../../src/query/followTools.js';
import { recordToolLists } from '../../src/query/recordToolLists.js';
import { refreshTools } from '../../src/query/refreshTools.js';
import type { ToolListing } from '../../src/query/ToolListing.js';
import { toolsQueryOptions } from '../../src/query/toolsQueryOptions.js';

const script = createRequire(import.meta.url).resolve(
  '@modelcontextprotocol/server-everything/dist/index.js',
);
const stdio = { command: process.execPath, args: [script, 'stdio'], stderr: 'ignore' as const };
const info = { name: 'test', version: '1.0.0' };

const listed = [
  ['echo', 'Echo Tool'],
  ['get-annotated-message', 'Get Annotated Message Tool'],
  ['get-env', 'Print Environment Tool'],
  ['get-resource-links', 'Get Resource Links Tool'],
  ['get-resource-reference', 'Get Resource Reference Tool'],
  ['get-structured-content', 'Get Structured Content Tool'],
  ['get-sum', 'Get Sum Tool'],
  ['get-tiny-image', 'Get Tiny Image Tool'],
  ['gzip-file-as-resource', 'GZip File as Resource Tool'],
  ['toggle-simulated-logging', 'Toggle Simulated Logging'],
  ['toggle-subscriber-updates', 'Toggle Subscriber Updates'],
  ['trigger-long-running-operation', 'Trigger Long Running Operation Tool'],
  ['simulate-research-query', 'Simulate Research Query'],
];

const servers: ChildProcess[] = [];
let url: URL;
let sseUrl: URL;

beforeAll(async () => {
  [url, sseUrl] = await Promise.all([serve('streamableHttp', '/mcp'), serve('sse', '/sse')]);
});

afterAll(() => {
  for (const server of servers) server.kill();
});

async function serve(mode: string, path: string): Promise<URL> {
  const port = await freePort();
  const address = new URL(path, `http://127.0.0.1:${port}`);
  servers.push(
    spawn(process.execPath, [script, mode], {
      env: { ...process.env, PORT: String(port) },
      stdio: 'ignore',
    }),
  );
  const isThere = () => fetch(address).then(({ body }) => body?.cancel());
  await vi.waitFor(isThere, { timeout: 20_000, interval: 100 });
  return address;
}

describe.each([
  ['SDK 1 over stdio', () => connectFirst(new FirstStdio(stdio))],
  ['SDK 2 over stdio', () => connectSecond(new SecondStdio(stdio))],
  ['SDK 1 over Streamable HTTP', () => connectFirst(new FirstHttp(url) as never)],
  ['SDK 2 over Streamable HTTP', () => connectSecond(new SecondHttp(url))],
])('%s', (_, connect) => {
  test('lists every tool of server-everything, and the list after a change', async () => {
    const client = await connect();
    const queryClient = new QueryClient();
    const options = toolsQueryOptions({ server: { id: 'everything' }, client });
    const refresh = () => void refreshTools(queryClient, options.queryKey);
    const unfollow = followTools(client, refresh);
    const observer = new QueryObserver(queryClient, options);
    const unsubscribe = observer.subscribe(() => {});
    try {
      // The server declares its last tools, and says so, only once the connection stands.
      await expect.poll(() => observer.getCurrentResult().data?.tools.length).toBe(13);
      const { tools, fidelity, incomplete } = observer.getCurrentResult().data as ToolListing;
      expect(tools.map((tool) => [tool.name, displayName(tool)])).toEqual(listed);
      expect(fidelity).toBe('wire');
      expect(incomplete).toBeNull();

      const first = tools[0];
      await observer.refetch();
      expect(observer.getCurrentResult().data?.tools).toBe(tools);
      expect(observer.getCurrentResult().data?.tools[0]).toBe(first);
    } finally {
      unsubscribe();
      unfollow();
      await client.close();
    }
  });
});

async function connectFirst(transport: FirstStdio) {
  const client = new FirstClient(info);
  await client.connect(transport);
  return client;
}

async function connectSecond(transport: SecondStdio | SecondHttp) {
  const client = new SecondClient(info);
  await client.connect(transport);
  return client;
}

describe.each([
  ['SDK 1 over stdio', () => new FirstStdio(stdio), connectFirst],
  ['SDK 2 over stdio', () => new SecondStdio(stdio), connectSecond],
  ['SDK 1 over Streamable HTTP', () => new FirstHttp(url), connectFirst],
  ['SDK 2 over Streamable HTTP', () => new SecondHttp(url), connectSecond],
  ['SDK 1 over SSE', () => new FirstSse(sseUrl), connectFirst],
  ['SDK 2 over SSE', () => new SecondSse(sseUrl), connectSecond],
])('%s, recorded', (_, transportOf, connect) => {
  test('lists every tool of server-everything without a handler slot', async () => {
    const transport = recordToolLists(transportOf());
    const sent = vi.spyOn(transport, 'send');
    const client = await connect(transport as never);
    const queryClient = new QueryClient();
    const options = toolsQueryOptions({ server: { id: 'everything' }, client });
    const taken = vi.spyOn(client, 'setNotificationHandler');
    const refresh = () => void refreshTools(queryClient, options.queryKey);
    const unfollow = followTools(client, refresh);
    const observer = new QueryObserver(queryClient, options);
    const unsubscribe = observer.subscribe(() => {});
    try {
      await expect.poll(() => observer.getCurrentResult().data?.tools.length).toBe(13);
      expect(observer.getCurrentResult().data?.fidelity).toBe('wire');
      expect(taken).not.toHaveBeenCalled();
      await new Promise((resolve) => setTimeout(resolve, 200));
      sent.mockClear();
      const { tools } = observer.getCurrentResult().data as ToolListing;
      await observer.refetch();
      expect(observer.getCurrentResult().data?.tools).toBe(tools);
      expect(sent).toHaveBeenCalledTimes(1);
      const own = await client.listTools();
      expect(own.tools).toHaveLength(13);
      const answer = await client.callTool({ name: 'echo', arguments: { message: 'hi' } });
      expect(JSON.stringify(answer.content)).toContain('hi');
    } finally {
      unsubscribe();
      unfollow();
      await client.close();
    }
  });
});

test.each([
  ['SDK 1', () => new FirstStdio(stdio), connectFirst],
  ['SDK 2', () => new SecondStdio(stdio), connectSecond],
])(
  '%s lists through a recorded transport that is started again',
  async (_, transportOf, connect) => {
    const transport = recordToolLists(transportOf());
    const client = await connect(transport as never);
    const list = () =>
      new QueryClient().fetchQuery(toolsQueryOptions({ server: { id: 'everything' }, client }));
    const before = await list();
    await client.close();
    await client.connect(transport as never);
    const after = await list();
    expect(after.fidelity).toBe('wire');
    expect(after.definitions.length).toBeGreaterThanOrEqual(12);
    expect(after.definitions[0]).toEqual(before.definitions[0]);
    await client.close();
  },
);

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
