import {
  dehydrate,
  HydrationBoundary,
  QueryClient,
  QueryClientProvider,
} from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type ToolListing, toolsQueryOptions, useTools } from '../../src/index.js';
import { tool } from '../support/peers.js';

const server = { id: 'srv' };
interface NamesProps {
  connection: string;
  report?: (listing: ToolListing | undefined) => void;
}

function Names({ connection, report }: NamesProps) {
  const client = () => Promise.reject(new Error('A server render fetches nothing.'));
  const { data, status } = useTools({ server, client, connection });
  report?.(data);
  return (
    <p>
      {status} {data?.tools.map(({ name }) => name).join(' ')}
    </p>
  );
}

async function prefetched() {
  const queryClient = new QueryClient();
  await queryClient.prefetchQuery(
    toolsQueryOptions({ server, client: async () => [tool('a'), null], connection: 'me' }),
  );
  return queryClient;
}

test('renders on a server what was prefetched there', async () => {
  const html = renderToString(
    <QueryClientProvider client={await prefetched()}>
      <Names connection="me" />
    </QueryClientProvider>,
  );
  expect(html).toBe('<p>success<!-- --> <!-- -->a</p>');
});

test('renders nothing of one person for another', async () => {
  const html = renderToString(
    <QueryClientProvider client={await prefetched()}>
      <Names connection="somebody else" />
    </QueryClientProvider>,
  );
  expect(html).toBe('<p>pending<!-- --> </p>');
});

test('what crosses to the page is plain JSON, and hydrates to real tools', async () => {
  const wire = JSON.stringify(dehydrate(await prefetched()));
  let rendered: ToolListing | undefined;
  const report = (listing: ToolListing | undefined) => {
    rendered = listing;
  };
  const html = renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <HydrationBoundary state={JSON.parse(wire)}>
        <Names connection="me" report={report} />
      </HydrationBoundary>
    </QueryClientProvider>,
  );
  expect(html).toBe('<p>success<!-- --> <!-- -->a</p>');
  expect(rendered?.tools[0]).toMatchObject({ serverId: 'srv', name: 'a' });
  expect(Object.isFrozen(rendered?.tools[0])).toBe(true);
  expect(rendered?.entries.map(({ offered }) => offered)).toEqual([true, false]);
});

test('waits on a server where nothing was prefetched, and asks nobody', () => {
  const html = renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <Names connection="me" />
    </QueryClientProvider>,
  );
  expect(html).toBe('<p>pending<!-- --> </p>');
});
