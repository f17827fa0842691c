import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Updates cached data, and restarts in-flight reads of it, of further pages as well: their replies would bring back what
 * was there before, and put it beside pages as they were before.
 *
 * @param options.exact Whether it is this key alone, not all that begin with it. Default false.
 * @param change Answers the same for what stays as it is, and is not asked where nothing is cached yet.
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
    // Not reverted: that would take the change back. Whoever awaits the first read gets the second.
    void query.cancel({ silent: true });
    query.fetch(undefined, fetchMeta ? { meta: fetchMeta } : undefined).catch(() => undefined);
  }
}
