import {
  Client as SecondClient,
  StreamableHTTPClientTransport as SecondHttp,
} from '@modelcontextprotocol/client';
import { StdioClientTransport as SecondStdio } from '@modelcontextprotocol/client/stdio';
import { Client as FirstClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport as FirstStdio } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport as FirstHttp } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { expectTypeOf, test } from 'vitest';
import {
  type CachedTools,
  type FetchTools,
  recordToolLists,
  type ServersTools,
  type ToolListing,
  type ToolsClient,
  type ToolsError,
  type ToolsSource,
  toolsChangeSignal,
  toolsQueryOptions,
  useServersTools,
  useTools,
} from '../../src/index.js';

const info = { name: 'test', version: '1.0.0' };
const server = { id: 'srv' };

test('both SDK clients are clients as they are', () => {
  expectTypeOf(new FirstClient(info)).toExtend<ToolsClient>();
  expectTypeOf(new SecondClient(info)).toExtend<ToolsClient>();
  expectTypeOf({ server, client: new FirstClient(info) }).toExtend<ToolsSource>();
  expectTypeOf({ server, client: new SecondClient(info) }).toExtend<ToolsSource>();
});

test('so are an object with listTools, and a function', () => {
  const object = { listTools: async () => ({ tools: [{ name: 'a', inputSchema: {} }] }) };
  expectTypeOf(object).toExtend<ToolsClient>();
  expectTypeOf(async () => [{ name: 'a' }]).toExtend<FetchTools>();
  expectTypeOf(async () => ({ tools: [], nextCursor: null })).toExtend<FetchTools>();
});

test('a client that takes its cursor elsewhere is not one', () => {
  const other = {
    listTools: async (_: { params: { cursor: string } }) => ({ tools: [] }),
  };
  expectTypeOf(other).not.toExtend<ToolsClient>();
  expectTypeOf({ listTools: async () => [{ name: 'a' }] }).not.toExtend<ToolsClient>();
});

test('both SDKs take the option of a change signal', () => {
  const { option } = toolsChangeSignal();
  new FirstClient(info, { listChanged: { tools: option } });
  new SecondClient(info, { listChanged: { tools: option } });
});

test('the transports of both SDKs are recorded as they are, and stay what they are', () => {
  const url = new URL('https://mcp.example/mcp');
  const process = { command: 'server' };
  expectTypeOf(recordToolLists(new FirstHttp(url))).toEqualTypeOf<FirstHttp>();
  expectTypeOf(recordToolLists(new FirstStdio(process))).toEqualTypeOf<FirstStdio>();
  expectTypeOf(recordToolLists(new SecondHttp(url))).toEqualTypeOf<SecondHttp>();
  expectTypeOf(recordToolLists(new SecondStdio(process))).toEqualTypeOf<SecondStdio>();
  const [near] = InMemoryTransport.createLinkedPair();
  expectTypeOf(recordToolLists(near)).toEqualTypeOf<InMemoryTransport>();
});

test('the tools of several servers are entries, tools and servers', () => {
  expectTypeOf(useServersTools).parameter(0).toEqualTypeOf<readonly ToolsSource[]>();
  expectTypeOf(useServersTools).returns.toEqualTypeOf<ServersTools>();
  expectTypeOf<ServersTools['servers'][number]['query']>().toEqualTypeOf<
    UseQueryResult<ToolListing, ToolsError>
  >();
});

test('the options keep their types in every place that react-query has for them', () => {
  const options = toolsQueryOptions({ server, client: new SecondClient(info) });
  expectTypeOf(useTools).returns.toEqualTypeOf<UseQueryResult<ToolListing, ToolsError>>();
  const read = () => useQuery(options);
  expectTypeOf(read).returns.toHaveProperty('data').toEqualTypeOf<ToolListing | undefined>();
  const names = () => useQuery({ ...options, select: ({ definitions }) => definitions.length });
  expectTypeOf(names).returns.toHaveProperty('data').toEqualTypeOf<number | undefined>();
  expectTypeOf(new QueryClient().getQueryData(options.queryKey)).toEqualTypeOf<
    CachedTools | undefined
  >();
});

test('what is absent is left out, and a source is never without a server', () => {
  // @ts-expect-error the server's id comes from the operator, never from the server
  const nobody: ToolsSource = { client: async () => [] };
  expectTypeOf(nobody).toEqualTypeOf<ToolsSource>();
});
