import { type EventFilter, eventQueries } from '@millrace/api-client';
import { dayIn } from '@millrace/domain';
import { useLocalTimeZone } from '@millrace/ui/hooks';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useApiClient } from '../../shell/ApiClient';
import { useFetchAllPages, useListProps, useListState, useMappedList } from '../../shell/PagedList';
import { toEventSummary } from '../EventCard';
import { EventCalendar, type EventCalendarProps } from './EventCalendar';
import { EventList, type EventListProps } from './EventList';
import { laterEvents, laterMonth } from './later-events';

export interface EventListContainerProps extends Pick<EventListProps, 'createHref' | 'headingLevel'> {
  filter: EventFilter;
}

/** Loads events, ten per page. @see API-101, GAP-023 */
export function EventListContainer({ filter, ...rest }: EventListContainerProps) {
  const query = useInfiniteQuery(eventQueries(useApiClient()).list(filter));
  const { state, ...asks } = useListProps(query);
  return <EventList {...rest} {...asks} state={useMappedList(state, toEventSummary)} />;
}

export interface EventCalendarContainerProps extends Pick<EventCalendarProps, 'month' | 'monthHref'> {
  /** Filter for the events of the month. */
  filter: EventFilter;
  /** Time of rendering in Unix milliseconds, from which today is taken. Default: no day is marked. */
  now?: number | undefined;
}

/** Loads all pages of events of a month, and the next event after it. @see GAP-023 */
export function EventCalendarContainer({ filter, now, ...view }: EventCalendarContainerProps) {
  const client = useApiClient();
  const query = useInfiniteQuery(eventQueries(client).list(filter));
  const { data: next } = useInfiniteQuery(eventQueries(client).list(laterEvents(filter, view.month)));
  const timeZone = useLocalTimeZone() ?? 'UTC';
  const { isFetchNextPageError, fetchNextPage, refetch } = query;
  useFetchAllPages(query);
  const [nextEvent] = next?.items ?? [];
  return (
    <EventCalendar
      {...view}
      state={useMappedList(useListState(query), toEventSummary)}
      today={now === undefined ? undefined : dayIn(timeZone, now)}
      nextMonth={nextEvent && laterMonth(toEventSummary(nextEvent), view.month)}
      onRetry={() => void (isFetchNextPageError ? fetchNextPage() : refetch())}
    />
  );
}
