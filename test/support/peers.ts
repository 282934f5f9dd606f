import {
  Client as SecondClient,
  type ClientOptions as SecondClientOptions,
  StreamableHTTPClientTransport,
} from '@modelcontextprotocol/client';
import { Client as FirstClient } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { createMcpHandler, Server } from '@modelcontextprotocol/server';

/** What the far side answers to `tools/list`: a result, however odd, or an error thrown as one. */
export type Script = (params: { cursor?: string | undefined }) => unknown;

/** Options that both SDKs know. */
export interface PeerOptions {
  listChanged?: NonNullable<SecondClientOptions['listChanged']>;
  capabilities?: Record<string, unknown>;
}

/** A real SDK client, connected to a far side that says what its script says. */
export interface Peer {
  readonly client: FirstClient | SecondClient;
  /** The methods that the far side received, in order, and `aborted …` where HTTP says so. */
  readonly received: string[];
  /** Sends `tools/list_changed`. */
  changed(): Promise<void>;
  /** Connects the same client anew, to a far side with another script. */
  reconnect(script: Script): Promise<Peer>;
  /** Ends the connection from the far side. */
  hangUp(): Promise<void>;
}

/** An error that the far side answers with. */
export class RpcError extends Error {
  constructor(
    readonly code: number,
    message: string,
  ) {
    super(message);
  }
}

const info = { name: 'test', version: '1.0.0' };
const toolsCapability = { tools: { listChanged: true } };

interface RpcMessage {
  id?: string | number | undefined;
  method?: string | undefined;
  params?: Record<string, unknown> | undefined;
}

/** A far side written by hand: a real server refuses to send most of what is tested here. */
async function connectScripted(
  client: FirstClient | SecondClient,
  script: Script,
  capabilities: object,
): Promise<Peer> {
  const [near, far] = InMemoryTransport.createLinkedPair();
  const received: string[] = [];
  far.onmessage = async (message: RpcMessage) => {
    const { id, method, params = {} } = message;
    if (method === undefined) return;
    received.push(method);
    if (id === undefined) return;
    const reply = (rest: object) => far.send({ jsonrpc: '2.0', id, ...rest } as never);
    try {
      if (method === 'initialize') {
        const { protocolVersion } = params;
        await reply({ result: { protocolVersion, capabilities, serverInfo: info } });
      } else {
        await reply({ result: await script(params) });
      }
    } catch (error) {
      const code = error instanceof RpcError ? error.code : -32603;
      await reply({ error: { code, message: (error as Error).message } }).catch(() => {});
    }
  };
  await far.start();
  await client.connect(near as never);
  return {
    client,
    received,
    changed: () =>
      far.send({ jsonrpc: '2.0', method: 'notifications/tools/list_changed' } as never),
    reconnect: (next) => connectScripted(client, next, capabilities),
    hangUp: () => far.close(),
  };
}

async function connectModern(script: Script, options: PeerOptions): Promise<Peer> {
  const received: string[] = [];
  const capabilities = options.capabilities ?? toolsCapability;
  const handler = createMcpHandler(() => {
    const server = new Server(info, { capabilities });
    if ('tools' in capabilities) {
      server.setRequestHandler('tools/list', (request) => script(request.params ?? {}) as never);
    }
    return server;
  });
  const client = new SecondClient(info, {
    versionNegotiation: { mode: { pin: '2026-07-28' } },
    ...(options.listChanged && { listChanged: options.listChanged }),
  });
  const streams = new Set<AbortController>();
  const transport = new StreamableHTTPClientTransport(new URL('http://in.process/mcp'), {
    fetch: async (url, init) => {
      const { method } = JSON.parse(String(init?.body ?? '{}')) as RpcMessage;
      if (method !== undefined) received.push(method);
      init?.signal?.addEventListener('abort', () => received.push(`aborted ${method}`));
      if (method !== 'subscriptions/listen') return handler.fetch(new Request(url, init));
      const stream = new AbortController();
      streams.add(stream);
      const signal = AbortSignal.any([stream.signal, ...(init?.signal ? [init.signal] : [])]);
      return handler.fetch(new Request(url, { ...init, signal } as RequestInit));
    },
  });
  await client.connect(transport);
  return {
    client,
    received,
    changed: async () => handler.notify.toolsChanged(),
    reconnect: (next) => connectModern(next, options),
    hangUp: async () => {
      for (const stream of streams) stream.abort();
      streams.clear();
    },
  };
}

/** Both SDKs and both eras of the protocol, by the name that a test shows. */
export const peers = [
  {
    name: 'SDK 1',
    connect: (script: Script, options: PeerOptions = {}) =>
      connectScripted(
        new FirstClient(info, options as never),
        script,
        options.capabilities ?? toolsCapability,
      ),
  },
  {
    name: 'SDK 2, legacy era',
    connect: (script: Script, options: PeerOptions = {}) =>
      connectScripted(
        new SecondClient(info, options as never),
        script,
        options.capabilities ?? toolsCapability,
      ),
  },
  {
    name: 'SDK 2, modern era',
    connect: (script: Script, options: PeerOptions = {}) => connectModern(script, options),
  },
];

/** The peers on which a malformed tool reaches the client. */
export const legacyPeers = peers.slice(0, 2);

/** A small well-formed definition. */
export const tool = (name: string, more: object = {}) => ({
  name,
  inputSchema: { type: 'object' },
  ...more,
});
