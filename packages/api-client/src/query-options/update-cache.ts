import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Updates cached data, and restarts in-flight reads of it, also of further pages: their replies would restore the
 * outdated data and mix old pages with new ones.
 *
 * @param options.exact True for this key alone, instead of all keys with this prefix. Default false.
 * @param change Returns the same object for unchanged data; not called if nothing is cached.
 */
export function updateCache<Data>(
  queries: QueryClient,
  { queryKey, exact = false }: { queryKey: QueryKey; exact?: boolean },
  change: (known: Data) => Data,
): void {
  for (const query of queries.getQueryCache().findAll({ queryKey, exact })) {
    const before = query.state.data;
    queries.setQueryData<Data>(query.queryKey, (known) => known && change(known));
    const isAsBefore = before !== undefined && query.state.data === before;
    if (isAsBefore || query.state.fetchStatus === 'idle') continue;
    const { fetchMeta } = query.state;
    // Not reverted, as that would undo the change. Awaiting the first read yields the result of the second.
    void query.cancel({ silent: true });
    query.fetch(undefined, fetchMeta ? { meta: fetchMeta } : undefined).catch(() => undefined);
  }
}
