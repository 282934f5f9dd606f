import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test, vi } from 'vitest';
import { followTools, standingOf } from '../../src/query/followTools.js';
import type { ToolListing } from '../../src/query/ToolListing.js';
import type { ToolsSource } from '../../src/query/ToolsSource.js';
import { toolsQueryOptions } from '../../src/query/toolsQueryOptions.js';
import { type Peer, recordedPeers, tool } from '../support/peers.js';

const server = { id: 'srv' };

async function list(source: Omit<ToolsSource, 'server'>): Promise<ToolListing> {
  const options = toolsQueryOptions({ server, ...source });
  const cached = await new QueryClient().fetchQuery(options);
  return (options.select as (data: typeof cached) => ToolListing)(cached);
}

const lists = ({ received }: Peer) => received.filter((method) => method === 'tools/list').length;
const malformed = [
  null,
  'text',
  { name: 7, inputSchema: { type: 'object' } },
  { name: 'no-schema' },
  tool('array', { inputSchema: { type: 'array' } }),
];

describe.each(recordedPeers)('$name', ({ name: peerName, connect }) => {
  const isModern = peerName.includes('modern');

  test('a list with malformed tools survives, in one request, as it came over the wire', async () => {
    const odd = {
      zzUnknown: { kept: true },
      title: null,
      annotations: { readOnlyHint: 'true', futureHint: 1 },
      inputSchema: { required: ['q'], 'x-vendor': 1, properties: { q: true }, type: 'object' },
      name: 'odd',
    };
    const sent = [tool('a'), ...malformed, odd];
    const peer = await connect(() => ({ tools: sent }));
    const { entries, fidelity } = await list({ client: peer.client });
    expect(lists(peer)).toBe(1);
    expect(fidelity).toBe('wire');
    expect(entries.map(({ raw }) => JSON.stringify(raw))).toEqual(
      sent.map((definition) => JSON.stringify(definition)),
    );
    expect(entries.map(({ tool }) => tool?.name ?? null)).toEqual([
      'a',
      null,
      null,
      null,
      null,
      'array',
      'odd',
    ]);
  });

  test('every page is one request, and nothing is added to what the server is asked', async () => {
    const asked: object[] = [];
    const pages: Record<string, object> = {
      first: { tools: [tool('a'), null], nextCursor: '' },
      '': { tools: [null, tool('b')] },
    };
    const peer = await connect((params) => {
      const { _meta, ...rest } = params as { _meta?: object; cursor?: string };
      asked.push(
        rest,
        Object.keys(_meta ?? {}).filter((key) => !key.startsWith('io.model')),
      );
      return pages[params.cursor ?? 'first'];
    });
    const { entries } = await list({ client: peer.client });
    expect(entries.map(({ tool }) => tool?.name ?? null)).toEqual(['a', null, null, 'b']);
    expect(lists(peer)).toBe(2);
    expect(asked).toEqual([{}, [], { cursor: '' }, []]);
  });

  test("the client's own listTools() goes without the malformed tools, and callTool() works", async () => {
    const odd = tool('odd', {
      title: null,
      description: 7,
      icons: [{ src: 'https://a.example/i.png', sizes: '48x48' }],
      annotations: { readOnlyHint: 'true' },
      _meta: [],
      outputSchema: true,
    });
    const icons = [{ src: 'https://a.example/i.png', sizes: ['48x48'], theme: 'light' }];
    const good = tool('good', { title: 'Good', icons, annotations: { readOnlyHint: true } });
    const before = JSON.stringify([odd, ...malformed, good]);
    const sent = [odd, ...malformed, good];
    let called: unknown;
    const peer = await connect((params) => {
      if (!('name' in params)) return { tools: sent, nextCursor: null };
      called = params.name;
      return { content: [{ type: 'text', text: 'done' }], tools: [null] };
    });
    const { tools } = await peer.client.listTools();
    expect(tools).toEqual([{ name: 'odd', inputSchema: { type: 'object' } }, good]);
    expect(lists(peer)).toBe(1);
    expect(JSON.stringify(sent)).toBe(before);
    const { content } = await peer.client.callTool({ name: 'good', arguments: {} });
    expect(content).toEqual([{ type: 'text', text: 'done' }]);
    expect(called).toBe('good');
  });

  test('boolean subschemas reach every client', async () => {
    const properties = { any: true, none: false, text: { type: 'string' } };
    const peer = await connect(() => ({
      tools: [tool('a', { inputSchema: { type: 'object', properties } })],
    }));
    const { tools } = await peer.client.listTools();
    const legacy = { any: {}, none: { not: {} }, text: { type: 'string' } };
    expect(tools[0]?.inputSchema.properties).toEqual(isModern ? properties : legacy);
    const { entries } = await list({ client: peer.client });
    expect(entries[0]?.tool?.inputSchema.properties).toEqual(properties);
  });

  test('primes the client from a list with malformed tools', async () => {
    const outputSchema = {
      type: 'object',
      properties: { n: { type: 'number' } },
      required: ['n'],
    };
    const peer = await connect((params) =>
      'name' in params
        ? { content: [], structuredContent: { n: 'no number' } }
        : { tools: [null, tool('a', { outputSchema })] },
    );
    await list({ client: peer.client, prime: true });
    expect(lists(peer)).toBe(2);
    await expect(peer.client.callTool({ name: 'a', arguments: {} })).rejects.toThrow(/n/);
  });

  test('an output schema that cannot be compiled hides nothing', async () => {
    const outputOf = (x: object) => ({ outputSchema: { type: 'object', properties: { x } } });
    const sent = [
      tool('dangling', outputOf({ $ref: '#/$defs/none' })),
      tool('pattern', outputOf({ pattern: '(' })),
      tool('good'),
    ];
    const peer = await connect(() => ({ tools: sent }));
    const { entries } = await list({ client: peer.client, prime: true });
    expect(entries.map(({ raw }) => raw)).toEqual(sent);
  });

  test("an answer that is no list, and a server's own error, are told as they are", async () => {
    const answers = [{ tools: 'none' }, { tools: [tool('a')], nextCursor: 2 }];
    const peer = await connect(() => answers.shift());
    await expect(list({ client: peer.client })).rejects.toMatchObject({ code: 'bad-answer' });
    await expect(list({ client: peer.client })).rejects.toMatchObject({ code: 'bad-answer' });
  });

  test("changes are heard beside the host's own handler, without a slot", async () => {
    const heardByHost = vi.fn();
    const peer = await connect(() => ({ tools: [tool('a')] }), {
      listChanged: { tools: { autoRefresh: false, debounceMs: 0, onChanged: heardByHost } },
    });
    const slot = Reflect.get(peer.client, '_notificationHandlers').get(
      'notifications/tools/list_changed',
    );
    const taken = vi.spyOn(peer.client, 'setNotificationHandler');
    const heard = vi.fn();
    const unfollow = followTools(peer.client, heard);
    const query = {};
    expect(standingOf(peer.client, query)).toBe('old');
    await peer.changed();
    await expect.poll(() => heard.mock.calls.length).toBe(1);
    expect(heardByHost).toHaveBeenCalledTimes(1);
    expect(taken).not.toHaveBeenCalled();
    unfollow();
    await peer.changed();
    await expect.poll(() => heardByHost.mock.calls.length).toBe(2);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(heard).toHaveBeenCalledTimes(1);
    expect(
      Reflect.get(peer.client, '_notificationHandlers').get('notifications/tools/list_changed'),
    ).toBe(slot);
  });

  test('hears the connection that a client has now', async () => {
    const peer = await connect(() => ({ tools: [tool('a')] }));
    const heard = vi.fn();
    const first = followTools(peer.client, heard);
    await peer.client.close();
    const next = await peer.reconnect(() => ({ tools: [tool('b')] }));
    const { client } = next;
    const again = followTools(client, heard);
    first();
    await expect.poll(() => next.received.at(-1)).not.toBe('initialize');
    if (isModern) await expect.poll(() => next.received).toContain('subscriptions/listen');
    heard.mockClear();
    await new Promise((resolve) => setTimeout(resolve, 100));
    heard.mockClear();
    await next.changed();
    await expect.poll(() => heard.mock.calls.length).toBe(1);
    again();
  });

  test('asks again after a request that was given up', async () => {
    let asked = 0;
    const peer = await connect(() => {
      asked += 1;
      return asked === 1 ? new Promise(() => {}) : { tools: [null, tool('a')] };
    });
    const error = await list({ client: peer.client, timeout: 50 }).catch((thrown) => thrown);
    expect(error).toMatchObject({ code: 'timeout' });
    const { entries } = await list({ client: peer.client });
    expect(entries.map(({ offered }) => offered)).toEqual([false, true]);
  });
});
