import { SEE_ALL_DELAY_MS } from '@millrace/domain';
import { useEffect, useState } from 'react';
import type { ListState } from '../../internal/list-state';
import { type ListQuery, useListState } from './useListState';

export interface SeeAllRequest<Row> {
  /** The few rows that stand there first. */
  few: ListQuery<Row>;
  /** The query of the whole list, enabled by `asked`. */
  whole: ListQuery<Row>;
  asked: boolean;
  ask: () => void;
}

export interface SeeAllState<Row> {
  /** What to show: the few, and once all are there, all. */
  state: ListState<Row>;
  /** True if it is placeholder data of the previous query, such as another order. */
  isPlaceholder: boolean;
  /**
   * `few` rows at first, `loading` while all come and the spinner has its second, or come in another order, then `all`.
   */
  phase: 'few' | 'loading' | 'all' | 'failed';
  /** Rows of the whole list that have come so far. */
  read: number;
  start: () => void;
}

/**
 * Shows a whole list on request: reads it page by page, and shows it when it is complete, no sooner than after
 * 1000 ms. When the whole list is asked for in another order, the one that is shown stays until that is complete.
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
