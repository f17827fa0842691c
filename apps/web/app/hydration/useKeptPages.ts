import { type DehydratedState, type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigationType } from 'react-router';

/**
 * What a loader has read, without lists that had grown further on the way back to them: they stand as they were left, and
 * the place in them is found again. A loader knows of first pages alone.
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
