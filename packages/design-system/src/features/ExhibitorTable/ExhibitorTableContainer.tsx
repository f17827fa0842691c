import { eventQueries } from '@millrace/api-client';
import { EVENT_TABLE_ROWS } from '@millrace/domain';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApiClient } from '../ApiClient';
import { useListState } from '../PagedList';
import { ExhibitorTable, type ExhibitorTableProps } from './ExhibitorTable';

export interface ExhibitorTableContainerProps extends Pick<ExhibitorTableProps, 'onAdd' | 'signInHref'> {
  event: { id: string; eventName: string };
}

/** Reads who exhibits, ten at a time. @see API-107 */
export function ExhibitorTableContainer({ event, ...rest }: ExhibitorTableContainerProps) {
  const [related, setRelated] = useState(false);
  const query = useInfiniteQuery(
    eventQueries(useApiClient()).exhibitors(event.id, { related, limit: EVENT_TABLE_ROWS }),
  );
  return (
    <ExhibitorTable
      {...rest}
      event={event}
      related={related}
      onRelatedChange={setRelated}
      state={useListState(query)}
      onLoadMore={() => void query.fetchNextPage()}
      onRetry={() => void query.refetch()}
    />
  );
}
