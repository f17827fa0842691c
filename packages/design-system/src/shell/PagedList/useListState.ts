import { type ApiError, isApiError, type LimitedRows, type Rows } from '@millrace/api-client';
import { useMessages } from '@millrace/ui/light';
import type { UseInfiniteQueryResult, UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ListState } from '../../internal/list-state';
import { mapOnce } from '../../internal/map-once';
import { pagedListMessages } from './PagedList.messages';

/** Result of `useInfiniteQuery` with a query of the client. */
export type ListQuery<Row> = UseInfiniteQueryResult<Rows<Row> | LimitedRows<Row>, ApiError>;

/** Converts an infinite query to the state of a list. */
export function useListState<Row>(query: ListQuery<Row>): ListState<Row> {
  const messages = useMessages(pagedListMessages);
  if (query.data) {
    const { items, count } = query.data;
    if (count === 0) return { status: 'empty' };
    return { status: 'ready', rows: items, total: count, more: loadMoreState(query) };
  }
  if (query.isError)
    return { status: 'error', message: errorText(query.error, messages.format('list.failedHint')) };
  return { status: 'loading' };
}

/** Converts an infinite query to the props of a list view. */
export function useListProps<Row>(query: ListQuery<Row>) {
  return {
    state: useListState(query),
    onLoadMore: () => void query.fetchNextPage(),
    onRetry: () => void query.refetch(),
  };
}

/**
 * Maps the rows of a list to view models with a cache; the array is referentially stable while the rows are.
 *
 * @param toShown Must be referentially stable, such as a function of a module.
 */
export function useMappedList<Row extends object, Shown>(
  state: ListState<Row>,
  toShown: (row: Row) => Shown,
): ListState<Shown> {
  const rows = state.status === 'ready' ? state.rows : NONE;
  const shown = useMemo(() => mapOnce(rows, toShown), [rows, toShown]);
  return state.status === 'ready' ? { ...state, rows: shown } : state;
}

const NONE: readonly never[] = [];

/** Converts a query without pages to the state of a list. */
export function useWholeListState<Row>(query: UseQueryResult<readonly Row[], ApiError>): ListState<Row> {
  const messages = useMessages(pagedListMessages);
  if (query.data) {
    const { length } = query.data;
    return length === 0
      ? { status: 'empty' }
      : { status: 'ready', rows: query.data, total: length, more: 'idle' };
  }
  if (query.isError)
    return { status: 'error', message: errorText(query.error, messages.format('list.failedHint')) };
  return { status: 'loading' };
}

function loadMoreState(query: ListQuery<unknown>): 'idle' | 'loading' | 'failed' {
  if (query.isFetchingNextPage) return 'loading';
  return query.isFetchNextPageError ? 'failed' : 'idle';
}

function errorText(error: unknown, usual: string): string {
  return isApiError(error) ? (error.text ?? usual) : usual;
}
