import { SEE_ALL_DELAY_MS } from '@millrace/domain';
import { useEffect, useState } from 'react';
import type { ListState } from '../../internal/list-state';
import { type ListQuery, useListState } from './useListState';

export interface SeeAllRequest<Row> {
  /** Query of the first few rows. */
  few: ListQuery<Row>;
  /** Query of the whole list, enabled by `asked`. */
  whole: ListQuery<Row>;
  asked: boolean;
  ask: () => void;
}

export interface SeeAllState<Row> {
  /** State to show: the few rows until all are loaded. */
  state: ListState<Row>;
  /** True if it is placeholder data of the previous query, such as another order. */
  isPlaceholder: boolean;
  /**
   * `few` rows at first; `loading` while all rows load (at least a second) or are sorted anew; then `all`.
   */
  phase: 'few' | 'loading' | 'all' | 'failed';
  /** Number of rows of the whole list loaded so far. */
  read: number;
  start: () => void;
}

/**
 * Loads a whole list on request, page by page, and shows it when it is complete, after at least 1000 ms. If the sort
 * order changes, the previous rows stay visible until the new ones are complete.
 * @see PROD-040
 */
export function useSeeAll<Row>({ few, whole, asked, ask }: SeeAllRequest<Row>): SeeAllState<Row> {
  const [waited, setWaited] = useState(false);
  const [complete, setComplete] = useState<readonly Row[] | null>(null);
  const fewState = useListState(few);
  const { hasNextPage, isFetching, isError, isPlaceholderData, fetchNextPage } = whole;
  const rows = whole.data?.items;

  useEffect(() => {
    if (!asked) return;
    const timer = setTimeout(() => setWaited(true), SEE_ALL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [asked]);

  useEffect(() => {
    if (asked && hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [asked, hasNextPage, isFetching, isError, fetchNextPage]);

  const isComplete = asked && waited && rows !== undefined && !hasNextPage && !isPlaceholderData;
  if (isComplete && rows !== complete) setComplete(rows);

  const read = isPlaceholderData ? 0 : (rows?.length ?? 0);
  const isFewPlaceholder = few.isPlaceholderData;
  if (!asked) return { state: fewState, isPlaceholder: isFewPlaceholder, phase: 'few', read, start: ask };
  const shown = complete
    ? {
        state: { status: 'ready', rows: complete, total: complete.length, more: 'idle' } as const,
        isPlaceholder: !isComplete,
      }
    : { state: fewState, isPlaceholder: isFewPlaceholder };
  if (isComplete) return { ...shown, phase: 'all', read, start: ask };
  if (isError && !isFetching) return { ...shown, phase: 'failed', read, start: () => void fetchNextPage() };
  return { ...shown, phase: 'loading', read, start: ask };
}
