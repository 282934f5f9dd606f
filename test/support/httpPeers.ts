import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  Client as SecondClient,
  StreamableHTTPClientTransport as SecondHttp,
} from '@modelcontextprotocol/client';
import { Client as FirstClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as FirstHttp } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { recordToolLists } from '../../src/query/recordToolLists.js';
import { answerer, serverInfo as info, type RpcMessage, type Script } from './answerer.js';
import type { Peer, PeerOptions } from './peers.js';

type Client = FirstClient | SecondClient;
type Replies = 'JSON' | 'SSE';

const listChanged = 'notifications/tools/list_changed';
const sse = { 'content-type': 'text/event-stream' };
const event = (message: object) => `data: ${JSON.stringify({ jsonrpc: '2.0', ...message })}\n\n`;

async function bodyOf(request: IncomingMessage): Promise<RpcMessage> {
  let text = '';
  for await (const piece of request.setEncoding('utf8')) text += piece;
  return JSON.parse(text) as RpcMessage;
}

/**
 * A server of Streamable HTTP on a socket. What it says unasked goes through the stream that a client
 * opens with GET, or, from 2026-07-28 on, with `subscriptions/listen`.
 */
async function serve(script: Script, replies: Replies) {
  const received: string[] = [];
  const answer = answerer(script, { tools: { listChanged: true } }, received);
  const unasked = new Map<ServerResponse, unknown>();

  const notify = (stream: ServerResponse, id: unknown, method: string) => {
    const _meta = { 'io.modelcontextprotocol/subscriptionId': id };
    const params = { _meta, notifications: { toolsListChanged: true } };
    stream.write(event(id === null ? { method } : { method, params }));
  };
  const open = (stream: ServerResponse, id: unknown) => {
    stream.writeHead(200, sse).flushHeaders();
    unasked.set(stream, id);
    stream.on('close', () => unasked.delete(stream));
  };
  const post = async (request: IncomingMessage, response: ServerResponse) => {
    const message = await bodyOf(request);
    const end = (status: number, headers: OutgoingHttpHeaders, text?: string) =>
      response.writeHead(status, headers).end(text);
    if (message.method === 'subscriptions/listen') {
      await answer(message);
      open(response, message.id);
      notify(response, message.id, 'notifications/subscriptions/acknowledged');
      return;
    }
    const answered = await answer(message);
    if (!answered) end(202, {});
    else if (replies === 'SSE') end(200, sse, event(answered));
    else end(200, { 'content-type': 'application/json' }, JSON.stringify(answered));
  };
  const server = createServer((request, response) => {
    if (request.method === 'GET') open(response, null);
    else if (request.method === 'POST') void post(request, response);
    else response.writeHead(200).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: new URL(`http://127.0.0.1:${port}/mcp`),
    received,
    isHeard: () => unasked.size > 0,
    change: () => {
      for (const [stream, id] of unasked) notify(stream, id, listChanged);
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const closing: (() => Promise<void>)[] = [];

/** Ends every server that was started here, and every connection to it. */
export async function closeServers(): Promise<void> {
  await Promise.all(closing.splice(0).map((close) => close()));
}

async function connect(
  client: Client,
  Transport: typeof FirstHttp | typeof SecondHttp,
  script: Script,
  replies: Replies,
  options: PeerOptions,
): Promise<Peer> {
  const { url, received, isHeard, change, close } = await serve(script, replies);
  closing.push(close);
  const transport = new Transport(url);
  options.prepare?.(transport);
  if (options.record !== false) recordToolLists(transport);
  await client.connect(transport as never);
  return {
    client,
    received,
    changed: async () => {
      while (!isHeard()) await new Promise((resolve) => setTimeout(resolve, 5));
      change();
    },
    reconnect: (next) => connect(client, Transport, next, replies, options),
    hangUp: close,
  };
}

const versionNegotiation = { mode: { pin: '2026-07-28' } };

const clients = [
  { name: 'SDK 1', of: (options: object) => new FirstClient(info, options), Transport: FirstHttp },
  {
    name: 'SDK 2, legacy era',
    of: (options: object) => new SecondClient(info, options),
    Transport: SecondHttp,
  },
  {
    name: 'SDK 2, modern era',
    of: (options: object) => new SecondClient(info, { ...options, versionNegotiation } as never),
    Transport: SecondHttp,
  },
];

/** Both SDKs and both eras on a recorded transport, over HTTP, with either kind of answers. */
export const httpPeers = (['JSON', 'SSE'] as const).flatMap((replies) =>
  clients.map(({ name, of, Transport }) => ({
    name: `${name}, over HTTP with ${replies}`,
    connect: (script: Script, options: PeerOptions = {}) =>
      connect(of(options), Transport, script, replies, options),
  })),
);
