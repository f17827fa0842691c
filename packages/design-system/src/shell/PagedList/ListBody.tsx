import { EmptyState, ErrorState, SkeletonRows, useMessages, VisuallyHidden } from '@millrace/ui/light';
import type { ReactNode } from 'react';
import type { ListState } from '../../internal/list-state';
import { ListFoot, type ListFootProps } from './ListFoot';
import { pagedListMessages } from './PagedList.messages';

export interface ListBodyProps<Row> {
  state: ListState<Row>;
  /** Rows that will likely be there, so that nothing moves when they come. */
  expectedRows: number;
  art: 'seal' | 'thumb' | 'avatar' | 'none';
  /** What is not there, when the list is empty. */
  empty: ReactNode;
  /** What belongs there, when the list is empty. */
  emptyHint?: string | undefined;
  /** What fills it, when the list is empty. */
  emptyAction?: ReactNode;
  /** Said while it loads. Default: `Loading …`. */
  loading?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** Below the rows: what is shown, and the way to more. */
  foot?: Omit<ListFootProps, 'shown' | 'total' | 'more'>;
  /** Draws the rows. */
  children: (ready: Extract<ListState<Row>, { status: 'ready' }>) => ReactNode;
}

/** The states of a list in one place: skeleton, empty, error with a retry, rows and what stands below them. */
export function ListBody<Row>({
  state,
  expectedRows,
  art,
  empty,
  emptyHint,
  emptyAction,
  loading,
  onRetry,
  foot,
  children,
}: ListBodyProps<Row>) {
  const messages = useMessages(pagedListMessages);
  switch (state.status) {
    case 'loading':
      return (
        <div aria-busy="true">
          <VisuallyHidden role="status">{loading ?? messages.format('list.loading')}</VisuallyHidden>
          <SkeletonRows count={expectedRows} art={art} />
        </div>
      );
    case 'empty':
      return <EmptyState title={empty} description={emptyHint} action={emptyAction} />;
    case 'error':
      return (
        <ErrorState
          title={messages.format('list.failed')}
          description={state.message}
          {...(onRetry ? { onRetry } : {})}
        />
      );
    case 'ready':
      if (!foot) return children(state);
      return (
        <>
          {children(state)}
          <ListFoot {...foot} shown={state.rows.length} total={state.total} more={state.more} />
        </>
      );
  }
}
