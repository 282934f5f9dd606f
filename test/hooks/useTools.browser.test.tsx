import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode, Suspense } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { useSuspenseTools } from '../../src/hooks/useSuspenseTools.js';
import { useTools } from '../../src/hooks/useTools.js';
import type { ToolsClient } from '../../src/query/ToolsClient.js';
import type { ToolsSource } from '../../src/query/ToolsSource.js';
import { toolsChangeSignal } from '../../src/query/toolsChangeSignal.js';
import { toolsQueryOptions } from '../../src/query/toolsQueryOptions.js';
import { Boundary } from '../support/Boundary.js';
import { type Peer, peers, recordedPeers, tool } from '../support/peers.js';

const server = { id: 'srv', label: 'Server' };

function Names({ source }: { source: ToolsSource | null }) {
  const { data, status, error, isFetching, isStale } = useTools(source);
  return (
    <p role="status" aria-busy={isFetching} data-stale={isStale}>
      {status}: {data?.tools.map(({ name }) => name).join(' ')}
      {error && ` (${error.code})`}
    </p>
  );
}

function SuspendedNames({ source }: { source: ToolsSource }) {
  const { data } = useSuspenseTools(source);
  return <p role="status">{data.tools.map(({ name }) => name).join(' ')}</p>;
}

function NewClientEachTime({ listTools }: ToolsClient) {
  const { status } = useTools({ server, client: { listTools } });
  return <p role="status">{status}</p>;
}

function SuspendedNewClient({ listTools }: ToolsClient) {
  const { data } = useSuspenseTools({ server: { id: 'suspended' }, client: { listTools } });
  return <p role="status">{data.tools.length}</p>;
}

const show = (children: ReactNode, queryClient = new QueryClient()) =>
  render(<QueryClientProvider client={queryClient}>{children}</QueryClientProvider>);

const lists = ({ received }: Peer) => received.filter((method) => method === 'tools/list').length;

/** A server whose first answer, an old list, is held back until it is released. */
function heldFirst() {
  let asked = 0;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const script = async () => {
    asked += 1;
    if (asked > 1) return { tools: [tool('new')] };
    await released;
    return { tools: [tool('old')] };
  };
  return { script, release, isAsked: () => asked > 0 };
}

const method = 'notifications/tools/list_changed';

/** As a host sets a handler of its own. */
function setHandler(peer: Peer, peerName: string, handler: () => void) {
  const schema = {
    shape: { method: { value: method } },
    safeParse: (data: unknown) => ({ success: true, data }),
  };
  const set: (...args: never[]) => void = peer.client.setNotificationHandler;
  set.call(peer.client, (peerName === 'SDK 1' ? schema : method) as never, handler as never);
}

const settle = (milliseconds = 150) => new Promise((resolve) => setTimeout(resolve, milliseconds));

describe.each(peers)('$name', ({ name: peerName, connect }) => {
  const isModern = peerName === 'SDK 2, modern era';

  test('shows the tools, and the newest ones after a change', async () => {
    let tools = [tool('a')];
    const peer = await connect(() => ({ tools }));
    const screen = await show(<Names source={{ server, client: peer.client }} />);
    await expect.element(screen.getByRole('status')).toHaveTextContent('success: a');
    expect(lists(peer)).toBe(1);
    tools = [tool('new'), tool('a')];
    await peer.changed();
    await expect.element(screen.getByRole('status')).toHaveTextContent('success: new a');
    expect(lists(peer)).toBe(2);
  });

  test('answers a burst of fifty changes with one more list', async () => {
    let tools = [tool('a')];
    const peer = await connect(() => ({ tools }));
    const screen = await show(<Names source={{ server, client: peer.client }} />);
    await expect.element(screen.getByRole('status')).toHaveTextContent('success: a');
    for (let n = 1; n <= 50; n += 1) {
      tools = [tool(`v${n}`)];
      void peer.changed();
    }
    await expect.element(screen.getByRole('status')).toHaveTextContent('success: v50');
    await settle();
    expect(lists(peer)).toBe(2);
  });

  test('sees a change that is told during the very first fetch', async () => {
    const first = heldFirst();
    const peer = await connect(first.script);
    const screen = await show(<Names source={{ server, client: peer.client }} />);
    await expect.poll(first.isAsked).toBe(true);
    await peer.changed();
    await settle();
    first.release();
    await expect.element(screen.getByRole('status')).toHaveTextContent('success: new');
  });

  test('sees a change that is told while a suspended component waits', async () => {
    const first = heldFirst();
    const peer = await connect(first.script);
    const screen = await show(
      <Suspense fallback={<p role="status">waiting</p>}>
        <SuspendedNames source={{ server, client: peer.client }} />
      </Suspense>,
    );
    await expect.element(screen.getByRole('status')).toHaveTextContent('waiting');
    await expect.poll(first.isAsked).toBe(true);
    await peer.changed();
    await settle();
    first.release();
    await expect.element(screen.getByRole('status')).toHaveTextContent('new');
  });

  test('takes one handler slot however many look on, and gives it back after the last', async () => {
    const peer = await connect(() => ({ tools: [tool('a')] }));
    const taken = vi.spyOn(peer.client, 'setNotificationHandler');
    const given = vi.spyOn(peer.client, 'removeNotificationHandler');
    const source = { server, client: peer.client };
    const queryClient = new QueryClient();
    const page = (count: number) => (
      <QueryClientProvider client={queryClient}>
        <StrictMode>
          {['one', 'two', 'three'].slice(0, count).map((key) => (
            <Names key={key} source={source} />
          ))}
        </StrictMode>
      </QueryClientProvider>
    );
    const screen = await render(page(3));
    await expect.element(screen.getByRole('status').nth(2)).toHaveTextContent('success: a');
    expect(taken).toHaveBeenCalledTimes(1);
    await screen.rerender(page(1));
    expect(given).not.toHaveBeenCalled();
    await screen.rerender(page(0));
    await expect.poll(() => given.mock.calls).toEqual([['notifications/tools/list_changed']]);
  });

  test('leaves the client alone where the host does not want it followed', async () => {
    const peer = await connect(() => ({ tools: [tool('a')] }));
    const taken = vi.spyOn(peer.client, 'setNotificationHandler');
    const screen = await show(<Names source={{ server, client: peer.client, subscribe: false }} />);
    await expect.element(screen.getByRole('status')).toHaveTextContent('success: a');
    await peer.changed();
    await settle();
    expect(lists(peer)).toBe(1);
    expect(taken).not.toHaveBeenCalled();
    expect(peer.received).not.toContain('subscriptions/listen');
  });

  test('takes no handler slot where the client was built with a change signal', async () => {
    const signal = toolsChangeSignal();
    const heard = vi.fn();
    signal.subscribe(heard);
    let tools = [tool('a')];
    const peer = await connect(() => ({ tools }), { listChanged: { tools: signal.option } });
    const taken = vi.spyOn(peer.client, 'setNotificationHandler');
    const screen = await show(<Names source={{ server, client: peer.client }} />);
    await expect.element(screen.getByRole('status')).toHaveTextContent('success: a');
    tools = [tool('b')];
    await peer.changed();
    await expect.element(screen.getByRole('status')).toHaveTextContent('success: b');
    expect(taken).not.toHaveBeenCalled();
    expect(heard).toHaveBeenCalledTimes(1);
    const opened = peer.received.filter((method) => method === 'subscriptions/listen');
    expect(opened).toHaveLength(isModern ? 1 : 0);
  });

  test("does not take the place of a host's own handler", async () => {
    const peer = await connect(() => ({ tools: [tool('a')] }));
    const own = vi.fn();
    setHandler(peer, peerName, own);
    const screen = await show(<Names source={{ server, client: peer.client }} />);
    await expect.element(screen.getByRole('status')).toHaveTextContent('success: a');
    if (!isModern) {
      await peer.changed();
      await expect.poll(() => own.mock.calls.length).toBe(1);
    }
    await screen.unmount();
    await settle(20);
    expect(Reflect.get(peer.client, '_notificationHandlers').has(method)).toBe(true);
  });

  test("a list is as fresh as the host says where a host's own handler hears alone", async () => {
    const listChanged = { tools: { autoRefresh: false as const, onChanged: () => {} } };
    const peer = await connect(() => ({ tools: [tool('a')] }), { listChanged });
    const screen = await show(<Names source={{ server, client: peer.client }} />);
    await expect.element(screen.getByRole('status')).toHaveTextContent('success: a');
    await expect.element(screen.getByRole('status')).toHaveAttribute('data-stale', 'true');
  });

  test('leaves a handler that a host has set since', async () => {
    const peer = await connect(() => ({ tools: [tool('a')] }));
    const screen = await show(<Names source={{ server, client: peer.client }} />);
    await expect.element(screen.getByRole('status')).toHaveTextContent('success: a');
    setHandler(peer, peerName, () => {});
    await screen.unmount();
    await settle(20);
    expect(Reflect.get(peer.client, '_notificationHandlers').has(method)).toBe(true);
  });

  test('fetches again when it is to follow once more', async () => {
    let tools = [tool('a')];
    const peer = await connect(() => ({ tools }));
    const queryClient = new QueryClient();
    const page = (subscribe: boolean) => (
      <QueryClientProvider client={queryClient}>
        <Names source={{ server, client: peer.client, subscribe }} />
      </QueryClientProvider>
    );
    const screen = await render(page(false));
    await expect.element(screen.getByRole('status')).toHaveTextContent('success: a');
    tools = [tool('b')];
    await peer.changed();
    await screen.rerender(page(true));
    await expect.element(screen.getByRole('status')).toHaveTextContent('success: b');
  });

  test('fetches again what was being fetched before anybody followed', async () => {
    const first = heldFirst();
    const peer = await connect(first.script);
    const source = { server, client: peer.client, connection: 'me' };
    const queryClient = new QueryClient();
    const prefetching = queryClient.prefetchQuery(toolsQueryOptions(source));
    await expect.poll(first.isAsked).toBe(true);
    const screen = await show(<Names source={source} />, queryClient);
    first.release();
    await prefetching;
    await expect.element(screen.getByRole('status')).toHaveTextContent('success: new');
  });

  test('a list from a clock that runs ahead is no fresher for it', async () => {
    const peer = await connect(() => ({ tools: [tool('new')] }));
    const source = { server, client: peer.client, connection: 'me' };
    const queryClient = new QueryClient();
    const { queryKey } = toolsQueryOptions(source);
    const old = { definitions: [tool('old')], progress: null, incomplete: null, fidelity: 'wire' };
    queryClient.setQueryData(queryKey, old as never, { updatedAt: Date.now() + 60_000 });
    const screen = await show(<Names source={source} />, queryClient);
    await expect.element(screen.getByRole('status')).toHaveTextContent('success: new');
  });

  test('never shows the tools of another connection, or another person, as current', async () => {
    const first = await connect(() => ({ tools: [tool('first')] }));
    const second = await connect(() => new Promise(() => {}));
    const queryClient = new QueryClient();
    const page = (source: ToolsSource) => (
      <QueryClientProvider client={queryClient}>
        <Names source={source} />
      </QueryClientProvider>
    );
    const screen = await render(page({ server, client: first.client }));
    await expect.element(screen.getByRole('status')).toHaveTextContent('success: first');
    await screen.rerender(page({ server, client: second.client }));
    await expect.element(screen.getByRole('status')).toHaveTextContent(/^pending:$/);
    await screen.rerender(page({ server, client: first.client, connection: 'another person' }));
    await expect.element(screen.getByRole('status')).not.toHaveTextContent('pending: first');
  });

  test('keeps the last good list when a refresh fails, and says so', async () => {
    let answer: () => unknown = () => ({ tools: [tool('good')] });
    const peer = await connect(() => answer());
    const screen = await show(<Names source={{ server, client: peer.client }} />);
    await expect.element(screen.getByRole('status')).toHaveTextContent('success: good');
    answer = () => ({ tools: 'broken' });
    await peer.changed();
    await expect.element(screen.getByRole('status')).toHaveTextContent('error: good (bad-answer)');
  });

  test('is an error, at once, for a client that is not connected', async () => {
    const peer = await connect(() => ({ tools: [tool('a')] }));
    await peer.client.close();
    const screen = await show(<Names source={{ server, client: peer.client }} />);
    await expect.element(screen.getByRole('status')).toHaveTextContent('error: (not-connected)');
  });
});

test('opens a dropped subscription again, and then fetches what it missed', async () => {
  let tools = [tool('a')];
  const peer = await (peers[2] as (typeof peers)[0]).connect(() => ({ tools }));
  const screen = await show(<Names source={{ server, client: peer.client }} />);
  await expect.element(screen.getByRole('status')).toHaveTextContent('success: a');
  await peer.hangUp();
  tools = [tool('missed')];
  await expect.element(screen.getByRole('status')).toHaveTextContent('success: missed');
  tools = [tool('later')];
  await peer.changed();
  await expect.element(screen.getByRole('status')).toHaveTextContent('success: later');
});

test('opens a stream of its own beside one that a client opened for other lists', async () => {
  let tools = [tool('a')];
  const capabilities = { tools: { listChanged: true }, prompts: { listChanged: true } };
  const listChanged = { prompts: { autoRefresh: false as const, onChanged: () => {} } };
  const peer = await (peers[2] as (typeof peers)[0]).connect(() => ({ tools }), {
    capabilities,
    listChanged,
  });
  const screen = await show(<Names source={{ server, client: peer.client }} />);
  await expect.element(screen.getByRole('status')).toHaveTextContent('success: a');
  tools = [tool('b')];
  await peer.changed();
  await expect.element(screen.getByRole('status')).toHaveTextContent('success: b');
});

test('waits without a source', async () => {
  const screen = await show(<Names source={null} />);
  await settle(50);
  await expect.element(screen.getByRole('status')).toHaveTextContent(/^pending:$/);
  await expect.element(screen.getByRole('status')).toHaveAttribute('aria-busy', 'false');
});

test('fetches once for a function that is written anew at each render', async () => {
  let asked = 0;
  const page = () => (
    <Names
      source={{
        server,
        client: async () => {
          asked += 1;
          return [tool('a')];
        },
      }}
    />
  );
  const queryClient = new QueryClient();
  const screen = await show(page(), queryClient);
  await expect.element(screen.getByRole('status')).toHaveTextContent('success: a');
  for (let n = 0; n < 5; n += 1) {
    await screen.rerender(<QueryClientProvider client={queryClient}>{page()}</QueryClientProvider>);
  }
  await settle(50);
  expect(asked).toBe(1);
});

test('stops a component that makes a new client object at each render', async () => {
  const listTools = vi.fn(async () => ({ tools: [tool('a')] }));
  const screen = await show(
    <Boundary>
      <NewClientEachTime listTools={listTools} />
    </Boundary>,
  );
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Create the client outside');
  const asked = listTools.mock.calls.length;
  await settle(50);
  expect(listTools).toHaveBeenCalledTimes(asked);
});

test('two clients may take turns for ever, and a named connection may come with any object', async () => {
  const clients = ['a', 'b'].map((name) => ({ listTools: async () => ({ tools: [tool(name)] }) }));
  const queryClient = new QueryClient();
  const page = (source: ToolsSource) => (
    <QueryClientProvider client={queryClient}>
      <Names source={source} />
    </QueryClientProvider>
  );
  const screen = await render(page({ server, client: clients[0] as ToolsClient }));
  for (let n = 1; n <= 30; n += 1) {
    await screen.rerender(page({ server, client: clients[n % 2] as ToolsClient }));
  }
  await expect.element(screen.getByRole('status')).toHaveTextContent('success: a');
  for (let n = 0; n < 30; n += 1) {
    await screen.rerender(
      page({ server, client: { ...clients[1] } as ToolsClient, connection: 'me' }),
    );
  }
  await expect.element(screen.getByRole('status')).toHaveTextContent('success: b');
});

test('stops a suspended component that makes a new client object at each try', async () => {
  const listTools = vi.fn(async () => ({ tools: [tool('a')] }));
  const screen = await show(
    <Boundary>
      <Suspense fallback={<p>waiting</p>}>
        <SuspendedNewClient listTools={listTools} />
      </Suspense>
    </Boundary>,
  );
  await expect.element(screen.getByRole('alert')).toHaveTextContent('above the Suspense boundary');
  expect(listTools.mock.calls.length).toBeLessThan(25);
});

test('a client that is connected again is another connection', async () => {
  const first = await (peers[0] as (typeof peers)[0]).connect(() => ({ tools: [tool('old')] }));
  const queryClient = new QueryClient();
  const page = () => (
    <QueryClientProvider client={queryClient}>
      <Names source={{ server, client: first.client }} />
    </QueryClientProvider>
  );
  const screen = await render(page());
  await expect.element(screen.getByRole('status')).toHaveTextContent('success: old');
  await first.client.close();
  await screen.rerender(page());
  await expect.element(screen.getByRole('status')).toHaveTextContent('success: old');
  await first.reconnect(() => ({ tools: [tool('new')] }));
  await screen.rerender(page());
  await expect.element(screen.getByRole('status')).toHaveTextContent('success: new');
});

test.each([
  ...peers,
  ...recordedPeers.map((peer) => ({ ...peer, name: `${peer.name}, recorded` })),
])(
  '$name: a connection that the host names is fetched and followed when it is opened anew',
  async ({ connect }) => {
    let tools = [tool('old')];
    const script = () => ({ tools });
    const first = await connect(script);
    const queryClient = new QueryClient();
    const page = () => (
      <QueryClientProvider client={queryClient}>
        <Names source={{ server, client: first.client, connection: 'mine' }} />
      </QueryClientProvider>
    );
    const screen = await render(page());
    const status = screen.getByRole('status');
    await expect.element(status).toHaveTextContent('success: old');
    await first.client.close();
    tools = [tool('new')];
    const next = await first.reconnect(script);
    await screen.rerender(page());
    await expect.element(status).toHaveTextContent('success: new');
    await expect.element(status).toHaveAttribute('data-stale', 'false');
    await settle();
    expect(lists(next)).toBe(1);
    tools = [tool('newest')];
    await next.changed();
    await expect.element(status).toHaveTextContent('success: newest');
    await settle();
    expect(lists(next)).toBe(2);
  },
);

test('a client that throws at every question is an error, not a crash', async () => {
  const refuse = () => {
    throw new Error('no');
  };
  const client = {
    listTools: refuse,
    getServerCapabilities: refuse,
    getProtocolEra: refuse,
    setNotificationHandler: refuse,
  };
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const screen = await show(<Names source={{ server, client }} />, queryClient);
  await expect.element(screen.getByRole('status')).toHaveTextContent('error: (unreachable)');
});

test('does not try again what cannot help, and what can help no oftener than the host says', async () => {
  let asked = 0;
  const failing = async () => {
    asked += 1;
    throw new Error('down');
  };
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: 1, retryDelay: 1 } } });
  const screen = await show(<Names source={{ server, client: failing }} />, queryClient);
  await expect.element(screen.getByRole('status')).toHaveTextContent('error: (unreachable)');
  expect(asked).toBe(2);
});

test('fetches again on coming back, since nobody listened in between', async () => {
  let tools = [tool('a')];
  const peer = await (peers[0] as (typeof peers)[0]).connect(() => ({ tools }));
  const source = { server, client: peer.client };
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });
  const page = (shown: boolean) => (
    <QueryClientProvider client={queryClient}>
      {shown && <Names source={source} />}
    </QueryClientProvider>
  );
  const screen = await render(page(true));
  await expect.element(screen.getByRole('status')).toHaveTextContent('success: a');
  await screen.rerender(page(false));
  tools = [tool('b')];
  await peer.changed();
  await screen.rerender(page(true));
  await expect.element(screen.getByRole('status')).toHaveTextContent('success: b');
  expect(lists(peer)).toBe(2);
});

test.each(recordedPeers)(
  '$name: is fresh, and stays so, by what its transport tells',
  async ({ connect }) => {
    let tools: unknown[] = [null, tool('a')];
    const peer = await connect(() => ({ tools }));
    const heardByHost = vi.fn();
    const isFirst = !('getProtocolEra' in peer.client);
    setHandler(peer, isFirst ? 'SDK 1' : 'SDK 2', heardByHost);
    const screen = await show(<Names source={{ server, client: peer.client }} />);
    const status = screen.getByRole('status');
    await expect.element(status).toHaveTextContent('success: a');
    await expect.element(status).toHaveAttribute('data-stale', 'false');
    tools = [tool('b'), 'malformed'];
    await peer.changed();
    await expect.element(status).toHaveTextContent('success: b');
    expect(heardByHost).toHaveBeenCalledTimes(1);
    expect(lists(peer)).toBe(2);
  },
);
