import { useEffect } from 'react';
import type { ListQuery } from './useListState';

/** Reads a list to the last page, one after the other; after a failed one it waits for `fetchNextPage`. */
export function useFetchAllPages(query: ListQuery<unknown>): void {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);
}
