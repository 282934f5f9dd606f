import {
  Client as SecondClient,
  type ClientOptions as SecondClientOptions,
  StreamableHTTPClientTransport,
} from '@modelcontextprotocol/client';
import { Client as FirstClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as FirstHttp } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { createMcpHandler, Server } from '@modelcontextprotocol/server';
import { recordToolLists } from '../../src/query/recordToolLists.js';
import { answerer, serverInfo as info, type RpcMessage, type Script } from './answerer.js';
import { scriptedFetch } from './scriptedFetch.js';

/** Options that both SDKs know, and whether the transport is recorded. */
export interface PeerOptions {
  listChanged?: NonNullable<SecondClientOptions['listChanged']>;
  capabilities?: Record<string, unknown>;
  record?: boolean;
  /** Called with the transport before it is recorded and connected. */
  prepare?: (transport: object) => void;
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

const toolsCapability = { tools: { listChanged: true } };
const modern = '2026-07-28';

const listChanged = 'notifications/tools/list_changed';

function maybeRecorded<T extends object>(transport: T, { record, prepare }: PeerOptions): T {
  prepare?.(transport);
  return record ? recordToolLists(transport as never) : transport;
}

/** A far side written by hand: a real server refuses to send most of what is tested here. */
async function connectScripted(
  client: FirstClient | SecondClient,
  script: Script,
  options: PeerOptions,
): Promise<Peer> {
  const [near, far] = InMemoryTransport.createLinkedPair();
  const received: string[] = [];
  const answer = answerer(script, options.capabilities ?? toolsCapability, received);
  const listens = new Set<unknown>();
  const send = (message: object) => far.send({ jsonrpc: '2.0', ...message } as never);
  const subscribed = (method: string, id: unknown) => {
    const _meta = { 'io.modelcontextprotocol/subscriptionId': id };
    const params = { _meta, notifications: { toolsListChanged: true } };
    return send({ method, params }).catch(() => {});
  };
  far.onmessage = async (message: RpcMessage) => {
    const { id, method } = message;
    const answered = await answer(message);
    if (answered) await send(answered).catch(() => {});
    if (method !== 'subscriptions/listen') return;
    listens.add(id);
    await subscribed('notifications/subscriptions/acknowledged', id);
  };
  await far.start();
  await client.connect(maybeRecorded(near, options) as never);
  return {
    client,
    received,
    changed: async () => {
      if (listens.size === 0) await send({ method: listChanged });
      for (const id of listens) await subscribed(listChanged, id);
    },
    reconnect: (next) => connectScripted(client, next, options),
    hangUp: () => far.close(),
  };
}

/** The same over Streamable HTTP, in the process. */
async function connectOverHttp(
  client: FirstClient | SecondClient,
  Transport: typeof FirstHttp | typeof StreamableHTTPClientTransport,
  script: Script,
  options: PeerOptions,
): Promise<Peer> {
  const received: string[] = [];
  const answer = answerer(script, options.capabilities ?? toolsCapability, received);
  const { fetch, push, hangUp } = scriptedFetch(answer);
  const transport = new Transport(new URL('http://in.process/mcp'), { fetch } as never);
  await client.connect(maybeRecorded(transport, options) as never);
  return {
    client,
    received,
    changed: async () => push({ jsonrpc: '2.0', method: listChanged }),
    reconnect: (next) => connectOverHttp(client, Transport, next, options),
    hangUp: async () => hangUp(),
  };
}

const modernClient = ({ listChanged }: PeerOptions) =>
  new SecondClient(info, {
    versionNegotiation: { mode: { pin: modern } },
    ...(listChanged && { listChanged }),
  });

async function connectModern(
  client: SecondClient,
  script: Script,
  options: PeerOptions,
): Promise<Peer> {
  const received: string[] = [];
  const capabilities = options.capabilities ?? toolsCapability;
  const handler = createMcpHandler(() => {
    const server = new Server(info, { capabilities });
    if ('tools' in capabilities) {
      for (const method of ['tools/list', 'tools/call'] as const) {
        server.setRequestHandler(method, ({ params }) => script((params ?? {}) as never) as never);
      }
    }
    return server;
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
  await client.connect(maybeRecorded(transport, options));
  return {
    client,
    received,
    changed: async () => handler.notify.toolsChanged(),
    reconnect: (next) => connectModern(client, next, options),
    hangUp: async () => {
      for (const stream of streams) stream.abort();
      streams.clear();
    },
  };
}

const firstClient = (options: PeerOptions) => new FirstClient(info, options as never);
const secondClient = (options: PeerOptions) => new SecondClient(info, options as never);

/** Both SDKs and both eras of the protocol, by the name that a test shows. */
export const peers = [
  {
    name: 'SDK 1',
    connect: (script: Script, options: PeerOptions = {}) =>
      connectScripted(firstClient(options), script, options),
  },
  {
    name: 'SDK 2, legacy era',
    connect: (script: Script, options: PeerOptions = {}) =>
      connectScripted(secondClient(options), script, options),
  },
  {
    name: 'SDK 2, modern era',
    connect: (script: Script, options: PeerOptions = {}) =>
      connectModern(modernClient(options), script, options),
  },
];

const recorded = (options: PeerOptions) => ({ ...options, record: true });

/** The same in memory and over Streamable HTTP, each through a recorded transport. */
export const recordedPeers = [
  ...peers.map(({ name, connect }) => ({
    name: name.endsWith('modern era') ? `${name}, over HTTP` : `${name}, in memory`,
    connect: (script: Script, options: PeerOptions = {}) => connect(script, recorded(options)),
  })),
  {
    name: 'SDK 1, over HTTP',
    connect: (script: Script, options: PeerOptions = {}) =>
      connectOverHttp(firstClient(options), FirstHttp, script, recorded(options)),
  },
  {
    name: 'SDK 2, legacy era, over HTTP',
    connect: (script: Script, options: PeerOptions = {}) =>
      connectOverHttp(
        secondClient(options),
        StreamableHTTPClientTransport,
        script,
        recorded(options),
      ),
  },
  {
    name: 'SDK 2, modern era, in memory',
    connect: (script: Script, options: PeerOptions = {}) => {
      const versionNegotiation = { mode: { pin: modern } };
      const client = new SecondClient(info, { ...options, versionNegotiation } as never);
      return connectScripted(client, script, recorded(options));
    },
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
