import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Profiler, StrictMode } from 'react';
import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { useServersTools } from '../../src/hooks/useServersTools.js';
import { invalidateTools } from '../../src/query/invalidateTools.js';
import type { ServersTools } from '../../src/query/joinServers.js';
import type { ToolsSource } from '../../src/query/ToolsSource.js';
import { Boundary } from '../support/Boundary.js';
import { type Peer, peers, recordedPeers, tool } from '../support/peers.js';

const lists = ({ received }: Peer) => received.filter((method) => method === 'tools/list').length;
const settle = (milliseconds = 150) => new Promise((resolve) => setTimeout(resolve, milliseconds));

interface ViewProps {
  sources: ToolsSource[];
  report: (all: ServersTools) => void;
}

function List({ sources, report }: ViewProps) {
  const all = useServersTools(sources);
  report(all);
  return all.servers.map(({ server, query, listing }) => (
    <p key={server.id} role="status">
      {server.id} {query.status}: {listing?.tools.map(({ name }) => name).join(' ')}
      {query.error && ` (${query.error.code})`}
    </p>
  ));
}

/** Reads the entries alone, so that nothing else makes it render. */
function Entries({ sources, report }: ViewProps) {
  const all = useServersTools(sources);
  report(all);
  return <p role="status">{all.entries.map(({ tool }) => tool?.name ?? '?').join(' ')}</p>;
}

async function show(
  View: typeof List | typeof Entries,
  first: ToolsSource[],
  queryClient = new QueryClient(),
) {
  const seen: ServersTools[] = [];
  const counts = { commits: 0 };
  const page = (sources: ToolsSource[]) => (
    <QueryClientProvider client={queryClient}>
      <Profiler
        id="page"
        onRender={() => {
          counts.commits += 1;
        }}
      >
        <Boundary>
          <View sources={[...sources]} report={(all) => void seen.push(all)} />
        </Boundary>
      </Profiler>
    </QueryClientProvider>
  );
  const screen = await render(page(first));
  return {
    screen,
    counts,
    queryClient,
    last: () => seen.at(-1) as ServersTools,
    rerender: (sources: ToolsSource[]) => screen.rerender(page(sources)),
  };
}

const codes = ({ entries }: ServersTools) =>
  entries.map(({ findings }) => findings.map(({ code }) => code).join(' '));

const fixed = (id: string, ...names: string[]): ToolsSource => ({
  server: { id, label: id.toUpperCase() },
  client: async () => names.map((name) => tool(name)),
});

describe('several servers', () => {
  test('are one list in the order of the sources, with what they say about each other', async () => {
    const { screen, last } = await show(List, [fixed('one', 'read', 'own'), fixed('two', 'read')]);
    await expect.element(screen.getByRole('status').nth(1)).toHaveTextContent('two success: read');
    await expect.poll(() => last().entries.length).toBe(3);
    expect(last().entries.map(({ server, tool }) => `${server.id} ${tool?.name}`)).toEqual([
      'one read',
      'one own',
      'two read',
    ]);
    expect(codes(last())).toEqual(['identity.cross-server', '', 'identity.cross-server']);
    expect(last().tools).toHaveLength(3);
    expect(last().servers.map(({ listing }) => listing?.entries[0]?.findings)).toEqual([[], []]);
  });

  test('load, fail and try again each by itself', async () => {
    let isDown = true;
    const failing: ToolsSource = {
      server: { id: 'down' },
      client: () => (isDown ? Promise.reject(new Error('down')) : Promise.resolve([tool('up')])),
    };
    const waiting: ToolsSource = { server: { id: 'slow' }, client: () => new Promise(() => {}) };
    const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    const sources = [fixed('good', 'a'), failing, waiting];
    const { screen, last } = await show(List, sources, queryClient);
    const status = screen.getByRole('status');
    await expect.element(status.nth(0)).toHaveTextContent('good success: a');
    await expect.element(status.nth(1)).toHaveTextContent('down error: (unreachable)');
    await expect.element(status.nth(2)).toHaveTextContent('slow pending:');
    expect(last().entries).toHaveLength(1);
    expect(last().servers[2]?.listing).toBeNull();
    const { entries } = last();
    isDown = false;
    await last().servers[1]?.query.refetch();
    await expect.element(status.nth(1)).toHaveTextContent('down success: up');
    expect(last().entries[0]).toBe(entries[0]);
  });

  test('may be none, and come and go', async () => {
    const { last, rerender } = await show(Entries, []);
    expect(last()).toEqual({ entries: [], tools: [], servers: [] });
    const [one, two] = [fixed('one', 'a', 'b'), fixed('two', 'a')];
    await rerender([one]);
    await expect.poll(() => last().tools.length).toBe(2);
    const alone = last();
    await rerender([two, one]);
    await expect.poll(() => last().tools.length).toBe(3);
    expect(codes(last())).toEqual(['identity.cross-server', 'identity.cross-server', '']);
    expect(last().entries[2]).toBe(alone.entries[1]);
    await rerender([one]);
    expect(codes(last())).toEqual(['', '']);
    expect(last().entries).toEqual(alone.entries);
    expect(last().entries[0]).toBe(alone.entries[0]);
    await rerender([]);
    expect(last().servers).toEqual([]);
  });

  test('with one id are an error that names it', async () => {
    const { screen } = await show(List, [fixed('same', 'a'), fixed('same', 'b')]);
    await expect.element(screen.getByRole('alert')).toHaveTextContent('the server "same"');
  });

  test('are judged by the options of the first source that states them', async () => {
    const titled = (id: string, title: string): ToolsSource => ({
      server: { id },
      client: async () => [tool(id, { title })],
    });
    const { last } = await show(Entries, [
      titled('one', 'Other'),
      { ...titled('two', 'Plain'), reservedNames: ['Butler'] },
      { ...titled('three', 'Butler'), reservedNames: ['Other'] },
    ]);
    await expect.poll(() => last().tools.length).toBe(3);
    expect(codes(last())).toEqual(['', '', 'identity.host-imitation']);
  });

  test("bear the host's own digests", async () => {
    const digest = (prefix: string) => (raw: object) => `${prefix} ${Reflect.get(raw, 'name')}`;
    const sources = [
      { ...fixed('one', 'a'), fingerprint: digest('1') },
      { ...fixed('two', 'a', 'b'), fingerprint: digest('2') },
    ];
    const { last } = await show(Entries, sources);
    await expect
      .poll(() => last().tools.map(({ fingerprint }) => fingerprint))
      .toEqual(['1 a', '2 a', '2 b']);
  });
});

test('a server that answers later is judged with the first, in one commit and one request each', async () => {
  const asked = { one: 0, two: 0 };
  let answer = (_: object[]) => {};
  const later = new Promise<object[]>((resolve) => {
    answer = resolve;
  });
  const sources: ToolsSource[] = [
    {
      server: { id: 'one' },
      client: async () => {
        asked.one += 1;
        return [tool('read'), tool('own')];
      },
    },
    {
      server: { id: 'two' },
      client: () => {
        asked.two += 1;
        return later;
      },
    },
  ];
  const { last, counts } = await show(Entries, sources);
  await expect.poll(() => last().entries.length).toBe(2);
  await settle(50);
  const before = last();
  expect(codes(before)).toEqual(['', '']);
  expect(before.servers.map(({ listing }) => listing?.tools.length)).toEqual([2, undefined]);
  counts.commits = 0;
  answer([tool('read')]);
  await expect.poll(() => last().entries.length).toBe(3);
  await settle(50);
  expect(codes(last())).toEqual(['identity.cross-server', '', 'identity.cross-server']);
  expect(last().entries[1]).toBe(before.entries[1]);
  expect(last().tools[0]).toEqual(before.tools[0]);
  expect(counts.commits).toBe(1);
  expect(asked).toEqual({ one: 1, two: 1 });
});

test('one server is refreshed by itself, and leaves the others alone', async () => {
  const asked = { one: 0, two: 0 };
  const counted = (id: 'one' | 'two', name: string): ToolsSource => ({
    server: { id },
    client: async () => {
      asked[id] += 1;
      return [tool(name, { description: `Answer ${asked[id]}.` })];
    },
  });
  const { last, counts, queryClient } = await show(Entries, [
    counted('one', 'a'),
    counted('two', 'b'),
  ]);
  await expect.poll(() => last().entries.length).toBe(2);
  await settle(50);
  const before = last();
  counts.commits = 0;
  await invalidateTools(queryClient, 'two');
  await expect.poll(() => last().tools[1]?.description).toBe('Answer 2.');
  await settle(50);
  expect(asked).toEqual({ one: 1, two: 2 });
  expect(counts.commits).toBe(1);
  expect(last().tools[0]).toBe(before.tools[0]);
  expect(last().servers[0]?.listing).toBe(before.servers[0]?.listing);
});

test('leaving gives each slot back, and stops what is being fetched', async () => {
  const peer = await (peers[1] as (typeof peers)[0]).connect(() => ({ tools: [tool('a')] }));
  const handlers: Map<string, unknown> = Reflect.get(peer.client, '_notificationHandlers');
  const before = handlers.size;
  let given: AbortSignal | undefined;
  const waiting: ToolsSource = {
    server: { id: 'slow' },
    client: ({ signal }) => {
      given = signal;
      return new Promise(() => {});
    },
  };
  const sources = [{ server: { id: 'one' }, client: peer.client }, waiting];
  const { last, screen } = await show(Entries, sources);
  await expect.poll(() => last().tools.length).toBe(1);
  expect(handlers.size).toBe(before + 1);
  expect(given?.aborted).toBe(false);
  await screen.unmount();
  await expect.poll(() => given?.aborted).toBe(true);
  await expect.poll(() => handlers.size).toBe(before);
  await peer.changed();
  await settle();
  expect(lists(peer)).toBe(1);
});

test('an equal refetch of all commits nothing, and a render without news gives the same object', async () => {
  const sources = [fixed('one', 'a', 'same'), fixed('two', 'b', 'same'), fixed('three')];
  const { last, counts, queryClient, rerender } = await show(Entries, sources);
  await expect.poll(() => last().entries.length).toBe(4);
  await settle(50);
  const before = last();
  await rerender(sources);
  await rerender(sources.map((source) => ({ ...source, server: { ...source.server } })));
  expect(last()).toBe(before);
  counts.commits = 0;
  await queryClient.refetchQueries();
  await settle(50);
  expect(counts.commits).toBe(0);
  await rerender(sources);
  expect(last().entries).toBe(before.entries);
  expect(last().tools).toBe(before.tools);
});

test('one changed tool of one server is one new entry', async () => {
  let answer = [tool('a'), tool('same'), tool('z')];
  const changing: ToolsSource = { server: { id: 'one' }, client: async () => answer };
  const sources = [changing, fixed('two', 'b', 'same')];
  const { last, counts, queryClient } = await show(Entries, sources);
  await expect.poll(() => last().entries.length).toBe(5);
  await settle(50);
  const before = last().entries;
  counts.commits = 0;
  answer = [tool('a', { description: 'New' }), tool('same'), tool('z')];
  await queryClient.refetchQueries({ queryKey: ['toolcard', 'one'] });
  await settle(50);
  expect(counts.commits).toBe(1);
  const after = last().entries;
  expect(after.map((entry, index) => entry === before[index])).toEqual([
    false,
    true,
    true,
    true,
    true,
  ]);
});

test('follows each client, and takes each slot once', async () => {
  const names = ['one', 'two'];
  const connected = await Promise.all(
    [0, 1].map(async (at) => {
      const { connect } = peers[at] as (typeof peers)[0];
      const state = { tools: [tool(`${names[at]}1`)] };
      return { state, peer: await connect(() => ({ tools: state.tools })) };
    }),
  );
  const sources = connected.map(({ peer }, at) => ({
    server: { id: names[at] as string },
    client: peer.client,
  }));
  const { screen, rerender } = await show(List, sources);
  const status = screen.getByRole('status');
  await expect.element(status.nth(0)).toHaveTextContent('one success: one1');
  await expect.element(status.nth(1)).toHaveTextContent('two success: two1');
  const [first, second] = connected as [(typeof connected)[0], (typeof connected)[0]];
  second.state.tools = [tool('two2')];
  await second.peer.changed();
  await expect.element(status.nth(1)).toHaveTextContent('two success: two2');
  expect([lists(first.peer), lists(second.peer)]).toEqual([1, 2]);
  await rerender(sources.slice(0, 1));
  await expect.poll(() => Reflect.get(second.peer.client, '_notificationHandlers').size).toBe(2);
  first.state.tools = [tool('one2')];
  await first.peer.changed();
  await expect.element(status.nth(0)).toHaveTextContent('one success: one2');
  expect([lists(first.peer), lists(second.peer)]).toEqual([2, 2]);
});

test('a client that is connected anew starts from nothing, the others stay', async () => {
  const first = await (peers[0] as (typeof peers)[0]).connect(() => ({ tools: [tool('old')] }));
  const sources = [{ server: { id: 'one' }, client: first.client }, fixed('two', 'b')];
  const { last, rerender } = await show(Entries, sources);
  await expect.poll(() => last().tools.length).toBe(2);
  const { entries } = last();
  await first.client.close();
  await first.reconnect(() => new Promise(() => {}));
  await rerender(sources);
  expect(last().servers[0]?.listing).toBeNull();
  expect(last().entries).toHaveLength(1);
  expect(last().entries[0]).toBe(entries[1]);
});

test('a client without a connection is an error of its server alone', async () => {
  const closed = await (peers[1] as (typeof peers)[0]).connect(() => ({ tools: [] }));
  await closed.client.close();
  const sources = [{ server: { id: 'closed' }, client: closed.client }, fixed('two', 'b')];
  const { screen } = await show(List, sources);
  const status = screen.getByRole('status');
  await expect.element(status.nth(0)).toHaveTextContent('closed error: (not-connected)');
  await expect.element(status.nth(1)).toHaveTextContent('two success: b');
});

test('many clients may come one after another', async () => {
  const client = (name: string) => ({ listTools: async () => ({ tools: [tool(name)] }) });
  const sources: ToolsSource[] = [];
  const { last, rerender } = await show(Entries, sources);
  for (let n = 0; n < 30; n += 1) {
    sources.push({ server: { id: `s${n}` }, client: client(`t${n}`) });
    await rerender(sources);
  }
  await expect.poll(() => last().tools.length).toBe(30);
});

function NewClientEachTime() {
  const listTools = async () => ({ tools: [tool('a')] });
  const { tools } = useServersTools([{ server: { id: 'new' }, client: { listTools } }]);
  return <p role="status">{tools.length}</p>;
}

test('a component that makes a new client for a server at each render is stopped', async () => {
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <Boundary>
        <NewClientEachTime />
      </Boundary>
    </QueryClientProvider>,
  );
  await expect.element(screen.getByRole('alert')).toHaveTextContent('useServersTools was given');
});

describe.each(recordedPeers)('$name', ({ connect }) => {
  test('lists, with malformed tools, and follows changes in StrictMode without a slot', async () => {
    let tools: unknown[] = [null, tool('a')];
    const peer = await connect(() => ({ tools }));
    const slots = Reflect.get(peer.client, '_notificationHandlers').size;
    const sources = [{ server: { id: 'one' }, client: peer.client }, fixed('two', 'a')];
    let last: ServersTools | undefined;
    const report = (all: ServersTools) => {
      last = all;
    };
    const screen = await render(
      <StrictMode>
        <QueryClientProvider client={new QueryClient()}>
          <Entries sources={sources} report={report} />
        </QueryClientProvider>
      </StrictMode>,
    );
    const status = screen.getByRole('status');
    await expect.element(status).toHaveTextContent('? a a');
    expect(last?.tools).toHaveLength(2);
    expect(Reflect.get(peer.client, '_notificationHandlers').size).toBe(slots);
    const before = lists(peer);
    tools = [tool('b'), { name: 7 }];
    await peer.changed();
    await expect.element(status).toHaveTextContent('b ? a');
    await settle();
    expect(lists(peer)).toBe(before + 1);
    expect(last?.entries.map(({ offered }) => offered)).toEqual([true, false, true]);
  });
});
