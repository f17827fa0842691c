import { SEE_ALL_DELAY_MS } from '@millrace/domain';
import { useEffect, useState } from 'react';

/** A list that can be read to its end. */
interface Readable {
  isFetched: boolean;
  hasNextPage: boolean;
  isFetching: boolean;
  isError: boolean;
  fetchNextPage: () => Promise<unknown>;
}

export interface SeeAllState {
  /** `few` rows at first, `loading` while all come and the spinner has its second, then `all`. */
  phase: 'few' | 'loading' | 'all' | 'failed';
  start: () => void;
}

/**
 * Shows a whole list on request: reads it page by page, and shows it when it is complete, no sooner than after
 * 1000 ms. @see PROD-040
 * @param list the query of the whole list, enabled by `asked`
 */
export function useSeeAll(asked: boolean, ask: () => void, list: Readable): SeeAllState {
  const [waited, setWaited] = useState(false);
  const { isFetched, hasNextPage, isFetching, isError, fetchNextPage } = list;

  useEffect(() => {
    if (!asked) return;
    const timer = setTimeout(() => setWaited(true), SEE_ALL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [asked]);

  useEffect(() => {
    if (asked && hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [asked, hasNextPage, isFetching, isError, fetchNextPage]);

  if (!asked) return { phase: 'few', start: ask };
  if (isError) return { phase: 'failed', start: () => void fetchNextPage() };
  return { phase: waited && isFetched && !hasNextPage ? 'all' : 'loading', start: ask };
}
