import { type EventFilter, eventQueries } from '@millrace/api-client';
import { useApiClient, useListProps } from '@millrace/design-system/connected';
import { useInfiniteQuery } from '@tanstack/react-query';
import { RelatedEvents, type RelatedEventsProps } from './RelatedEvents';

export interface RelatedEventsContainerProps extends Pick<RelatedEventsProps, 'listHref'> {
  /** What they have to do with. @see GAP-034 */
  filter: EventFilter;
}

/** Reads related events, ten at a time. @see API-101 */
export function RelatedEventsContainer({ filter, listHref }: RelatedEventsContainerProps) {
  const query = useInfiniteQuery(eventQueries(useApiClient()).list(filter));
  return <RelatedEvents listHref={listHref} {...useListProps(query)} />;
}
