import { useEffect } from 'react';
import type { ListQuery } from './useListState';

/** Fetches all pages of an infinite query in sequence; after a failure it waits for `fetchNextPage`. */
export function useFetchAllPages(query: ListQuery<unknown>): void {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);
}
