import { EmptyState, ErrorState, SkeletonRows, useMessages, VisuallyHidden } from '@millrace/ui/light';
import type { ReactNode } from 'react';
import type { ListState } from '../../internal/list-state';
import { ListFoot, type ListFootProps } from './ListFoot';
import { pagedListMessages } from './PagedList.messages';

export interface ListBodyProps<Row> {
  state: ListState<Row>;
  /** Expected number of rows, for the skeleton. */
  expectedRows: number;
  art: 'seal' | 'thumb' | 'avatar' | 'none';
  /** Title of the empty state. */
  empty: ReactNode;
  /** Description of the empty state. */
  emptyHint?: string | undefined;
  /** Action of the empty state. */
  emptyAction?: ReactNode;
  /** Label while loading. Default: `Loading …`. */
  loading?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** Footer below the rows, such as `ListFoot`. */
  foot?: Omit<ListFootProps, 'shown' | 'total' | 'more'>;
  /** Renders the rows. */
  children: (ready: Extract<ListState<Row>, { status: 'ready' }>) => ReactNode;
}

/** Renders the states of a list: skeleton, empty, error with a retry, or rows with a footer. */
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
