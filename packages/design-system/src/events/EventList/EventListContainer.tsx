import { type EventFilter, eventQueries } from '@millrace/api-client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useApiClient } from '../../shell/ApiClient';
import { useListProps } from '../../shell/PagedList';
import { EventList, type EventListProps } from './EventList';

export interface EventListContainerProps extends Pick<EventListProps, 'createHref' | 'headingLevel'> {
  filter: EventFilter;
}

/** Reads events, ten at a time. @see API-101, GAP-023 */
export function EventListContainer({ filter, ...rest }: EventListContainerProps) {
  const query = useInfiniteQuery(eventQueries(useApiClient()).list(filter));
  return <EventList {...rest} {...useListProps(query)} />;
}
