import { type EventFilter, eventQueries } from '@millrace/api-client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useApiClient } from '../../shell/ApiClient';
import { useFetchAllPages, useListProps, useListState, useMappedList } from '../../shell/PagedList';
import { toEventSummary } from '../EventCard';
import { EventCalendar, type EventCalendarProps } from './EventCalendar';
import { EventList, type EventListProps } from './EventList';

export interface EventListContainerProps extends Pick<EventListProps, 'createHref' | 'headingLevel'> {
  filter: EventFilter;
}

/** Reads events, ten at a time. @see API-101, GAP-023 */
export function EventListContainer({ filter, ...rest }: EventListContainerProps) {
  const query = useInfiniteQuery(eventQueries(useApiClient()).list(filter));
  const { state, ...asks } = useListProps(query);
  return <EventList {...rest} {...asks} state={useMappedList(state, toEventSummary)} />;
}

export interface EventCalendarContainerProps extends Pick<EventCalendarProps, 'month' | 'monthHref'> {
  /** Which events of the month. */
  filter: EventFilter;
}

/** Reads the events of a month to the last, page by page. @see GAP-023 */
export function EventCalendarContainer({ filter, ...view }: EventCalendarContainerProps) {
  const query = useInfiniteQuery(eventQueries(useApiClient()).list(filter));
  const { isFetchNextPageError, fetchNextPage, refetch } = query;
  useFetchAllPages(query);
  return (
    <EventCalendar
      {...view}
      state={useMappedList(useListState(query), toEventSummary)}
      onRetry={() => void (isFetchNextPageError ? fetchNextPage() : refetch())}
    />
  );
}
