import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { invalidateTools } from '../../src/query/invalidateTools.js';
import type { ToolListing } from '../../src/query/ToolListing.js';
import type { ToolsError } from '../../src/query/ToolsError.js';
import type { ToolsSource } from '../../src/query/ToolsSource.js';
import { toolsQueryOptions } from '../../src/query/toolsQueryOptions.js';
import { RpcError } from '../support/answerer.js';
import { legacyPeers, peers, tool } from '../support/peers.js';

const server = { id: 'srv' };

async function list(
  source: Omit<ToolsSource, 'server'>,
  queryClient = new QueryClient(),
): Promise<ToolListing> {
  const options = toolsQueryOptions({ server, ...source });
  const cached = await queryClient.fetchQuery(options);
  return (options.select as (data: typeof cached) => ToolListing)(cached);
}

const failure = (source: Omit<ToolsSource, 'server'>): Promise<ToolsError> =>
  list(source).then(
    () => {
      throw new Error('The list was expected to fail.');
    },
    (error: ToolsError) => error,
  );

const names = (listing: ToolListing) => listing.tools.map(({ name }) => name);

describe.each(peers)('$name', ({ connect }) => {
  test('gives the definitions as they came over the wire, with what no SDK knows', async () => {
    const sent = {
      zzUnknown: { kept: true },
      inputSchema: { required: ['q'], 'x-vendor': 1, properties: { q: {} }, type: 'object' },
      annotations: { readOnlyHint: true, futureHint: 'yes' },
      name: 'search',
    };
    const { client } = await connect(() => ({ tools: [sent] }));
    const { tools, fidelity } = await list({ client });
    expect(fidelity).toBe('wire');
    expect(JSON.stringify(tools[0]?.raw)).toBe(JSON.stringify(sent));
  });

  test('walks every page, an empty cursor too', async () => {
    const pages: Record<string, object> = {
      first: { tools: [tool('a')], nextCursor: '' },
      '': { tools: [tool('b')], nextCursor: 'c3' },
      c3: { tools: [tool('c')] },
    };
    const { client, received } = await connect(({ cursor = 'first' }) => pages[cursor]);
    const listing = await list({ client });
    expect(names(listing)).toEqual(['a', 'b', 'c']);
    expect(listing.incomplete).toBeNull();
    expect(received.filter((method) => method === 'tools/list')).toHaveLength(3);
  });

  test('ends at a cursor that was used before, and keeps what arrived', async () => {
    const { client } = await connect(({ cursor = '0' }) => ({
      tools: [tool(`t${cursor}`)],
      nextCursor: cursor === '2' ? '1' : String(Number(cursor) + 1),
    }));
    const listing = await list({ client });
    expect(names(listing)).toEqual(['t0', 't1', 't2']);
    expect(listing.incomplete).toBe('cursor-loop');
  });

  test('ends at the page limit, and keeps what arrived', async () => {
    const { client } = await connect(({ cursor = '0' }) => ({
      tools: [tool(`t${cursor}`)],
      nextCursor: String(Number(cursor) + 1),
    }));
    const listing = await list({ client, maxPages: 70 });
    expect(listing.tools).toHaveLength(70);
    expect(listing.incomplete).toBe('page-limit');
  });

  test('asks the server at each fetch, whatever the SDK has cached', async () => {
    let answers = 0;
    const { client } = await connect(() => {
      answers += 1;
      return { tools: [tool(`t${answers}`)], ttlMs: 60_000, cacheScope: 'private' };
    });
    const queryClient = new QueryClient();
    expect(names(await list({ client }, queryClient))).toEqual(['t1']);
    expect(names(await list({ client }, queryClient))).toEqual(['t2']);
  });

  test('is an empty list, without a request, where the server has no tools', async () => {
    const { client, received } = await connect(() => ({ tools: [] }), { capabilities: {} });
    const listing = await list({ client });
    expect(listing.entries).toEqual([]);
    expect(received).not.toContain('tools/list');
  });

  test('is an error once the client is closed', async () => {
    const { client } = await connect(() => ({ tools: [tool('a')] }));
    await client.close();
    const error = await failure({ client });
    expect(error).toMatchObject({ code: 'not-connected', retryable: false });
  });

  test("says what the server refused with, and that asking again won't help", async () => {
    const { client } = await connect(() => {
      throw new RpcError(-32602, 'No such list');
    });
    const error = await failure({ client });
    expect(error).toMatchObject({ code: 'refused', retryable: false });
    expect(error.message).toContain('No such list');
  });

  test('gives up at the time-out, and says that asking again may help', async () => {
    const { client } = await connect(() => new Promise(() => {}));
    const error = await failure({ client, timeout: 50 });
    expect(error).toMatchObject({ code: 'timeout', retryable: true });
  });

  test('cancels the request when the query is cancelled', async () => {
    const { client, received } = await connect(() => new Promise(() => {}));
    const queryClient = new QueryClient();
    const options = toolsQueryOptions({ server, client });
    const fetching = queryClient.fetchQuery(options).catch(() => 'cancelled');
    await new Promise((resolve) => setTimeout(resolve, 20));
    await queryClient.cancelQueries({ queryKey: options.queryKey });
    expect(await fetching).toBe('cancelled');
    const wasTold = () =>
      received.includes('notifications/cancelled') || received.includes('aborted tools/list');
    await expect.poll(wasTold).toBe(true);
    expect(queryClient.getQueryState(options.queryKey)?.fetchStatus).toBe('idle');
  });

  test('arms the output validation of callTool where the host wants that', async () => {
    const { client, received } = await connect(() => ({ tools: [tool('a')] }));
    expect(names(await list({ client, prime: true }))).toEqual(['a']);
    expect(received.filter((method) => method === 'tools/list')).toHaveLength(2);
  });

  test.each([
    ['tools that are no array', { tools: { a: 1 } }],
    ['no tools at all', {}],
    ['a cursor that is a number', { tools: [], nextCursor: 2 }],
  ])('calls %s a bad answer', async (_, answer) => {
    const { client } = await connect(() => answer);
    const error = await failure({ client });
    expect(error).toMatchObject({ code: 'bad-answer', retryable: false });
  });
});

describe.each(legacyPeers)('$name', ({ connect }) => {
  test('keeps the good tools beside malformed ones, each in its place', async () => {
    const bad = [
      null,
      'text',
      7,
      { name: 5, inputSchema: {} },
      { name: 'x' },
      tool('y', { inputSchema: null }),
    ];
    const { client } = await connect(() => ({ tools: [tool('a'), ...bad, tool('z')] }));
    const { entries, tools } = await list({ client });
    expect(tools.map(({ name }) => name)).toEqual(['a', 'z']);
    expect(entries.map(({ offered }) => offered)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
      false,
      true,
    ]);
    expect(entries.map(({ findings }) => findings[0]?.code ?? null)).toEqual([
      null,
      'intake.not-object',
      'intake.not-object',
      'intake.not-object',
      'intake.name-type',
      'intake.schema-type',
      'intake.schema-type',
      null,
    ]);
    expect(entries[1]?.raw).toBeNull();
  });

  test('takes optional members of any type, boolean subschemas and a null cursor', async () => {
    const odd = tool('odd', {
      title: 7,
      description: null,
      annotations: 'x',
      icons: {},
      _meta: [],
    });
    const boolean = tool('boolean', { inputSchema: { type: 'object', properties: { a: true } } });
    const { client } = await connect(() => ({ tools: [odd, boolean], nextCursor: null }));
    expect(names(await list({ client }))).toEqual(['odd', 'boolean']);
  });

  test('is an error when the server hangs up in the middle of page 2', async () => {
    const peer = await connect(({ cursor }) =>
      cursor === undefined
        ? { tools: [tool('a')], nextCursor: '2' }
        : peer.hangUp().then(() => new Promise(() => {})),
    );
    const error = await failure({ client: peer.client });
    expect(error).toMatchObject({ code: 'closed', retryable: false });
  });
});

test('SDK 2, modern era, says that one malformed tool made the client refuse them all', async () => {
  const { client } = await (peers[2] as (typeof peers)[0]).connect(() => ({
    tools: [tool('a'), { name: 7, inputSchema: { type: 'object' } }],
  }));
  const error = await failure({ client });
  expect(error).toMatchObject({ code: 'bad-answer', retryable: false });
  expect(error.message).toContain('one malformed tool');
});

test('an object with listTools alone is a client, but not known to give the wire', async () => {
  const asked: unknown[] = [];
  const client = {
    listTools: async (params?: { cursor?: string }, options?: object) => {
      asked.push(params, options && 'cacheMode' in options && options.cacheMode);
      return params ? { tools: [tool('b')] } : { tools: [tool('a')], nextCursor: 'next' };
    },
  };
  const listing = await list({ client });
  expect(names(listing)).toEqual(['a', 'b']);
  expect(listing.fidelity).toBe('client');
  expect(asked).toEqual([undefined, 'refresh', { cursor: 'next' }, 'refresh']);
});

test('a function is a client: it gives pages, or the whole list as an array', async () => {
  expect(names(await list({ client: async () => [tool('a')] }))).toEqual(['a']);
  const paged = await list({
    client: async ({ cursor }) =>
      cursor === undefined ? { tools: [tool('a')], nextCursor: '' } : { tools: [tool('b')] },
  });
  expect(names(paged)).toEqual(['a', 'b']);
});

test.each([['text'], [7], [null], [undefined]])(
  'an answer of %j is a bad answer',
  async (answer) => {
    const error = await failure({ client: () => Promise.resolve(answer as never) });
    expect(error).toMatchObject({ code: 'bad-answer', retryable: false });
  },
);

test.each(legacyPeers)('$name: what is not JSON-RPC ends at the time-out', async ({ connect }) => {
  const { client } = await connect(() => 'nothing');
  const error = await failure({ client, timeout: 50 });
  expect(error).toMatchObject({ code: 'timeout', retryable: true });
});

test('a time-out of any length is one, not none', async () => {
  const client = () => new Promise<object[]>((resolve) => setTimeout(resolve, 20, [tool('a')]));
  for (const timeout of [Number.POSITIVE_INFINITY, 2 ** 31, 2 ** 40]) {
    expect(names(await list({ client, timeout }))).toEqual(['a']);
  }
});

test('a client that throws at every question is an error like any other', async () => {
  const refuse = () => {
    throw new Error('no');
  };
  const error = await failure({ client: { listTools: refuse, getServerCapabilities: refuse } });
  expect(error).toMatchObject({ name: 'ToolsError', code: 'unreachable', message: 'no' });
});

test('the beginning of a list that was given up is not taken for a fresh one', async () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const client = ({ cursor }: { cursor: string | undefined }) =>
    cursor === undefined
      ? Promise.resolve({ tools: [tool('a')], nextCursor: '2' })
      : new Promise<never>(() => {});
  const options = toolsQueryOptions({ server, client });
  const observer = new QueryObserver(queryClient, options);
  const leave = observer.subscribe(() => {});
  await expect.poll(() => observer.getCurrentResult().data?.progress?.pages).toBe(1);
  leave();
  await expect.poll(() => queryClient.getQueryState(options.queryKey)?.isInvalidated).toBe(true);
});

test('a function that never answers, and never listens, still times out', async () => {
  const error = await failure({ client: () => new Promise(() => {}), timeout: 30 });
  expect(error).toMatchObject({ code: 'timeout', retryable: true });
});

test('what a function throws is told as it was said', async () => {
  const cause = new Error('The tunnel is down');
  const error = await failure({ client: () => Promise.reject(cause) });
  expect(error).toMatchObject({
    code: 'unreachable',
    retryable: true,
    message: 'The tunnel is down',
    cause,
  });
});

test('raw is the received object itself, neither copied, frozen nor changed', async () => {
  const definition = tool('a', { nested: { deep: [1] } });
  const { tools } = await list({ client: async () => [definition] });
  expect(tools[0]?.raw).toBe(definition);
  expect(Object.isFrozen(definition)).toBe(false);
  expect(definition).toEqual({ name: 'a', inputSchema: { type: 'object' }, nested: { deep: [1] } });
});

test("puts the host's own digest into the tool, and null where the digest throws", async () => {
  const { tools } = await list({
    client: async () => [tool('a'), tool('b')],
    fingerprint: (raw) => {
      if (raw.name === 'b') throw new Error('no digest');
      return `digest of ${String(raw.name)}`;
    },
  });
  expect(tools.map(({ fingerprint }) => fingerprint)).toEqual(['digest of a', null]);
});

test('shows the pages of a first list as they come', async () => {
  const queryClient = new QueryClient();
  let goOn = () => {};
  const client = ({ cursor }: { cursor: string | undefined }) =>
    cursor === undefined
      ? Promise.resolve({ tools: [tool('a')], nextCursor: '2' })
      : new Promise<{ tools: object[] }>((resolve) => {
          goOn = () => resolve({ tools: [tool('b')] });
        });
  const observer = new QueryObserver(queryClient, toolsQueryOptions({ server, client }));
  const unsubscribe = observer.subscribe(() => {});
  await expect
    .poll(() => observer.getCurrentResult().data?.progress)
    .toEqual({ pages: 1, tools: 1 });
  expect(observer.getCurrentResult().isStale).toBe(true);
  goOn();
  await expect.poll(() => observer.getCurrentResult().data?.progress).toBeNull();
  expect(names(observer.getCurrentResult().data as ToolListing)).toEqual(['a', 'b']);
  unsubscribe();
});

test('an invalidation during the first fetch is not lost', async () => {
  const queryClient = new QueryClient();
  const answers = [[tool('old')], [tool('new')]];
  let asked = 0;
  let goOn = () => {};
  const client = async () => {
    const answer = answers[asked++] ?? [];
    if (asked === 1) {
      await new Promise<void>((resolve) => {
        goOn = resolve;
      });
    }
    return answer;
  };
  const observer = new QueryObserver(queryClient, toolsQueryOptions({ server, client }));
  const unsubscribe = observer.subscribe(() => {});
  const told = Promise.all(Array.from({ length: 50 }, () => invalidateTools(queryClient, 'srv')));
  await expect.poll(() => asked).toBe(1);
  goOn();
  await told;
  expect(names(observer.getCurrentResult().data as ToolListing)).toEqual(['new']);
  expect(asked).toBe(2);
  unsubscribe();
});
