import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { followTools } from '../../src/query/followTools.js';
import { recordToolLists } from '../../src/query/recordToolLists.js';
import { refreshTools } from '../../src/query/refreshTools.js';
import type { ToolListing } from '../../src/query/ToolListing.js';
import { toolsQueryOptions } from '../../src/query/toolsQueryOptions.js';
import { closeServers, httpPeers } from '../support/httpPeers.js';
import { type Peer, recordedPeers, tool } from '../support/peers.js';

afterEach(closeServers);

const inMemory = recordedPeers.filter(({ name }) => name.endsWith('in memory'));
const lists = ({ received }: Peer) => received.filter((method) => method === 'tools/list').length;
const listOf = ({ client }: Peer) => toolsQueryOptions({ server: { id: 'srv' }, client });

async function list(peer: Peer): Promise<ToolListing> {
  const options = listOf(peer);
  const cached = await new QueryClient().fetchQuery(options);
  return (options.select as (data: typeof cached) => ToolListing)(cached);
}

/** As servers write them: members in any order, of any kind, and some that no SDK knows. */
const texts = [
  '{"zzUnknown":{"kept":[1,null]},"icons":[{"sizes":["48x48"],"src":"https://a.example/i.png","theme":"dark","x":1}],' +
    '"inputSchema":{"required":["q"],"$defs":{"d":{}},"properties":{"__proto__":{"type":"string"},"q":{"type":"string"}},"type":"object"},' +
    '"execution":{"taskSupport":"optional","x":1},"annotations":{"futureHint":1,"readOnlyHint":true},"name":"whole"}',
  '{"name":7,"inputSchema":{"type":"object"}}',
  '{"_meta":{"a.example/x":{"b":true}},"outputSchema":{"type":"object"},"inputSchema":{"type":"object"},"name":"second"}',
];
const wire = () => texts.map((text) => JSON.parse(text) as object);

describe.each([...inMemory, ...httpPeers])('$name', ({ name, connect }) => {
  test('definitions are those of the wire, one malformed among them, in one request a page', async () => {
    const peer = await connect(({ cursor }) =>
      cursor === undefined
        ? { tools: wire(), nextCursor: 'more' }
        : { tools: [tool('last')], 'x-result': 1 },
    );
    const { entries, tools, fidelity } = await list(peer);
    expect(entries.map(({ raw }) => raw)).toEqual([...wire(), tool('last')]);
    expect(entries.slice(0, 3).map(({ raw }) => JSON.stringify(raw))).toEqual(texts);
    expect(entries.map(({ offered }) => offered)).toEqual([true, false, true, true]);
    expect(tools.map((offered) => offered.name)).toEqual(['whole', 'second', 'last']);
    expect(tools[0]?.raw).toBe(entries[0]?.raw);
    expect(fidelity).toBe('wire');
    expect(lists(peer)).toBe(2);
    await peer.client.close();
  });

  test("the host's own handlers are called as before", async () => {
    const [message, closed, failed] = [vi.fn(), vi.fn(), vi.fn()];
    const peer = await connect(() => ({ tools: [tool('a'), null] }), {
      prepare: (transport) =>
        Object.assign(transport, { onmessage: message, onclose: closed, onerror: failed }),
    });
    const [ownClosed, ownFailed, notified] = [vi.fn(), vi.fn(), vi.fn()];
    peer.client.onclose = ownClosed;
    peer.client.onerror = ownFailed;
    peer.client.fallbackNotificationHandler = async ({ method }) => notified(method);
    message.mockClear();
    const { entries } = await list(peer);
    expect(entries).toHaveLength(2);
    expect(message).toHaveBeenCalledTimes(1);
    const unfollow = followTools(peer.client, () => {});
    await peer.changed();
    await expect
      .poll(() => notified.mock.calls)
      .toContainEqual(['notifications/tools/list_changed']);
    const { transport } = peer.client as { transport?: { onerror?: (error: Error) => void } };
    const error = new Error('of the transport');
    transport?.onerror?.(error);
    expect(failed.mock.calls).toEqual([[error]]);
    expect(ownFailed.mock.calls).toEqual([[error]]);
    unfollow();
    await peer.client.close();
    // A transport in memory tells its end twice.
    expect(closed.mock.calls.length).toBe(name.endsWith('in memory') ? 2 : 1);
    expect(ownClosed).toHaveBeenCalled();
  });

  test('a change is followed by one more request, without a handler slot', async () => {
    let tools: unknown[] = [tool('a'), null];
    const peer = await connect(() => ({ tools }));
    const handlers: Map<string, unknown> = Reflect.get(peer.client, '_notificationHandlers');
    const before = [...handlers.keys()];
    const queryClient = new QueryClient();
    const options = listOf(peer);
    const unfollow = followTools(
      peer.client,
      () => void refreshTools(queryClient, options.queryKey),
    );
    const observer = new QueryObserver(queryClient, options);
    const unsubscribe = observer.subscribe(() => {});
    const entries = () => observer.getCurrentResult().data?.entries ?? [];
    await expect.poll(() => entries().length).toBe(2);
    const [kept] = entries();
    tools = ['malformed', tool('b'), tool('a')];
    await peer.changed();
    await expect
      .poll(() => entries().map(({ tool }) => tool?.name ?? null))
      .toEqual([null, 'b', 'a']);
    expect(entries()[2]).toBe(kept);
    expect(lists(peer)).toBe(2);
    expect([...handlers.keys()]).toEqual(before);
    unsubscribe();
    unfollow();
    await peer.client.close();
  });

  test('a transport that was recorded before is no different', async () => {
    const peer = await connect(() => ({ tools: [null, tool('a')] }), {
      prepare: (transport) => void recordToolLists(transport as never),
    });
    const { entries } = await list(peer);
    expect(entries.map(({ raw }) => raw)).toEqual([null, tool('a')]);
    expect(lists(peer)).toBe(1);
    const { tools } = await peer.client.listTools();
    expect(tools.map((own) => own.name)).toEqual(['a']);
    await peer.client.close();
  });
});

test.each(httpPeers)('$name, not recorded, lists what the client lets through', async (one) => {
  const peer = await one.connect(() => ({ tools: wire().filter((_, index) => index !== 1) }), {
    record: false,
  });
  const { entries, fidelity } = await list(peer);
  expect(entries.map(({ raw }) => JSON.stringify(raw))).toEqual([texts[0], texts[2]]);
  expect(fidelity).toBe('wire');
  expect(lists(peer)).toBe(1);
  await peer.client.close();
});
