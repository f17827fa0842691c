import { type DehydratedState, type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigationType } from 'react-router';

/**
 * Returns the dehydrated state of a loader; on back navigation without lists whose cache has more pages, so that they
 * are not truncated and the scroll position can be restored. A loader fetches first pages only.
 */
export function useKeptPages(state: DehydratedState): DehydratedState {
  const queries = useQueryClient();
  const way = useNavigationType();
  return useMemo(() => {
    if (way !== 'POP') return state;
    const pageCount = (data: unknown) =>
      (data as Partial<InfiniteData<unknown>> | undefined)?.pages?.length ?? 0;
    const hasGrown = ({ queryHash, state: read }: DehydratedState['queries'][number]) =>
      pageCount(queries.getQueryCache().get(queryHash)?.state.data) > pageCount(read.data);
    return { ...state, queries: state.queries.filter((query) => !hasGrown(query)) };
  }, [state, queries, way]);
}
