import { Client as SecondClient } from '@modelcontextprotocol/client';
import { Client as FirstClient } from '@modelcontextprotocol/sdk/client/index.js';
import { QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { expectTypeOf, test } from 'vitest';
import {
  type CachedTools,
  type FetchTools,
  type ToolListing,
  type ToolsClient,
  type ToolsError,
  type ToolsSource,
  toolsChangeSignal,
  toolsQueryOptions,
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
