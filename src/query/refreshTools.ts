import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';

const waiting = new WeakMap<object, Promise<void>>();

/**
 * Fetches every list under a key again, once what is being fetched now has settled: react-query
 * forgets an invalidation during the first fetch, and answers a burst of them with a burst of
 * requests. A call while another still waits joins it.
 */
export async function refreshTools(queryClient: QueryClient, queryKey: QueryKey): Promise<void> {
  const queries = queryClient.getQueryCache().findAll({ queryKey });
  await Promise.all(queries.map((query) => refreshQuery(queryClient, query)));
}

function refreshQuery(queryClient: QueryClient, query: Query): Promise<void> {
  const joined = waiting.get(query);
  if (joined !== undefined) return joined;
  const refresh = async () => {
    await settled(queryClient, query);
    waiting.delete(query);
    const { queryKey } = query;
    await queryClient.invalidateQueries({ queryKey, exact: true }, { cancelRefetch: false });
  };
  const promise = refresh();
  waiting.set(query, promise);
  return promise;
}

function settled(queryClient: QueryClient, query: Query): Promise<void> {
  if (query.state.fetchStatus === 'idle') return Promise.resolve();
  return new Promise((resolve) => {
    const unsubscribe = queryClient.getQueryCache().subscribe((event) => {
      if (event.query !== query) return;
      if (event.type !== 'removed' && query.state.fetchStatus !== 'idle') return;
      unsubscribe();
      resolve();
    });
  });
}
