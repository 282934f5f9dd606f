import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Profiler } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { entryKeys, MessagesProvider, ToolCard, useTools } from '../src/index.js';
import { toolCardMessages } from '../src/messages/toolCardMessages.js';
import type { ToolsSource } from '../src/query/ToolsSource.js';
import { tool } from './support/peers.js';

const server = { id: 'srv', label: 'Server' };
const count = 100;

const definitions = (length = count) =>
  Array.from({ length }, (_, n) => tool(`tool_${n}`, { description: `Does ${n}` }));

/** Shows a list of cards, and counts: commits of the page, and renders of each card by its name. */
async function showCards(first: unknown[]) {
  let answer = first;
  const counts = { commits: 0, cards: [] as string[] };
  const copyName = (name: string) => {
    counts.cards.push(name);
    return toolCardMessages.copyName(name);
  };
  const messages = { toolCard: { ...toolCardMessages, copyName } };
  const source: ToolsSource = { server, client: async () => structuredClone(answer) };
  const queryClient = new QueryClient();
  const onRender = () => {
    counts.commits += 1;
  };
  const screen = await render(
    <QueryClientProvider client={queryClient}>
      <MessagesProvider messages={messages}>
        <Profiler id="page" onRender={onRender}>
          <Cards source={source} />
        </Profiler>
      </MessagesProvider>
    </QueryClientProvider>,
  );
  const shown = () => screen.container.querySelectorAll('article').length;
  await expect.poll(shown).toBe(first.length);
  const refetch = async (next: unknown[]) => {
    answer = structuredClone(next);
    counts.commits = 0;
    counts.cards = [];
    await queryClient.refetchQueries();
    await new Promise((resolve) => setTimeout(resolve, 50));
    return { ...counts, shown: shown() };
  };
  return { refetch, counts };
}

function Cards({ source }: { source: ToolsSource }) {
  const { data } = useTools(source);
  const entries = data?.entries ?? [];
  const keys = entryKeys(entries);
  return entries.map((entry, index) => <ToolCard key={keys[index]} entry={entry} />);
}

test('renders each card once to begin with', async () => {
  const { counts } = await showCards(definitions());
  expect(counts.cards).toHaveLength(count);
});

test('two equal refetches commit nothing and render no card', async () => {
  const { refetch } = await showCards([...definitions(), null]);
  const nothing = { commits: 0, cards: [], shown: count + 1 };
  expect(await refetch([...definitions(), null])).toEqual(nothing);
  expect(await refetch([...definitions(), null])).toEqual(nothing);
});

test('one changed tool renders one card', async () => {
  const { refetch } = await showCards(definitions());
  const changed = definitions().with(50, tool('tool_50', { description: 'Does more' }));
  expect(await refetch(changed)).toEqual({ commits: 1, cards: ['tool_50'], shown: count });
});

test.each<[string, (tools: object[]) => object[], string[], number]>([
  ['inserted at the head', (tools) => [tool('new'), ...tools], ['new'], count + 1],
  ['inserted in the middle', (tools) => tools.toSpliced(50, 0, tool('new')), ['new'], count + 1],
  ['removed from the head', (tools) => tools.slice(1), [], count - 1],
  [
    'moved from the head to the end',
    (tools) => [...tools.slice(1), ...tools.slice(0, 1)],
    [],
    count,
  ],
  ['all turned round', (tools) => tools.toReversed(), [], count],
])('%s: only a new card renders', async (_, change, cards, shown) => {
  const { refetch } = await showCards(definitions());
  expect(await refetch(change(definitions()))).toEqual({ commits: 1, cards, shown });
});
