import { eventQueries } from '@millrace/api-client';
import { useApiClient, useListState } from '@millrace/design-system/connected';
import { EVENT_TABLE_ROWS } from '@millrace/domain';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AttendeeTable, type AttendeeView } from './AttendeeTable';

export interface AttendeeTableContainerProps {
  event: { id: string; eventName: string };
  /** Id of the viewer; undefined for a guest, who gets the login. */
  viewerId?: string | undefined;
  signInHref?: string | undefined;
}

/** Loads attendees, ten at a time. @see API-106 */
export function AttendeeTableContainer({ event, viewerId, signInHref }: AttendeeTableContainerProps) {
  const [view, setView] = useState<AttendeeView>('all');
  const [related, setRelated] = useState(false);
  const query = useInfiniteQuery(
    eventQueries(useApiClient()).attendees(event.id, {
      related,
      ...(view !== 'all' && { vote: view }),
      limit: EVENT_TABLE_ROWS,
    }),
  );
  const listed = useListState(query);
  return (
    <AttendeeTable
      event={event}
      state={
        query.data && signInHref !== undefined
          ? { status: 'guest', total: query.data.count, signInHref }
          : listed
      }
      view={view}
      onViewChange={setView}
      related={related}
      onRelatedChange={setRelated}
      viewerId={viewerId}
      onLoadMore={() => void query.fetchNextPage()}
      onRetry={() => void query.refetch()}
    />
  );
}
