import { type EventFilter, eventQueries } from '@millrace/api-client';
import {
  EventCard,
  type EventSummary,
  ListBody,
  type ListState,
  toEventSummary,
} from '@millrace/design-system';
import { useApiClient, useListProps, useMappedList } from '@millrace/design-system/connected';
import { Link, SectionHead } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { useInfiniteQuery } from '@tanstack/react-query';
import { list } from './EventPanel.css';

export interface RelatedEventsContainerProps extends Pick<RelatedEventsProps, 'listHref'> {
  /** Subject that the events are related to. @see GAP-034 */
  filter: EventFilter;
}

/** Loads related events, ten at a time. @see API-101 */
export function RelatedEventsContainer({ filter, listHref }: RelatedEventsContainerProps) {
  const query = useInfiniteQuery(eventQueries(useApiClient()).list(filter));
  const { state, ...asks } = useListProps(query);
  return <RelatedEvents listHref={listHref} {...asks} state={useMappedList(state, toEventSummary)} />;
}

export interface RelatedEventsProps {
  state: ListState<EventSummary>;
  /** Address of the list of all events. */
  listHref: string;
  /** Loads ten more. @see NAV-026 */
  onLoadMore?: (() => void) | undefined;
  onRetry?: (() => void) | undefined;
}

/** Sidebar list of events related to a page or to the viewer's products. @see NAV-025, NAV-026 */
export function RelatedEvents({ state, listHref, onLoadMore, onRetry }: RelatedEventsProps) {
  const messages = useMessages();
  return (
    <section aria-labelledby="related-events" data-component="RelatedEvents">
      <SectionHead variant="panel" title={messages.format('eventPanel.related')} titleId="related-events" />
      <ListBody
        state={state}
        expectedRows={3}
        art="thumb"
        empty={messages.format('eventPanel.empty')}
        emptyHint={messages.format('eventPanel.emptyHint')}
        emptyAction={<Link href={listHref}>{messages.format('events.all')}</Link>}
        onRetry={onRetry}
        foot={{
          label: messages.format('eventPanel.more'),
          text: messages.format('eventPanel.more'),
          onLoadMore,
        }}
      >
        {({ rows }) => (
          <ul className={list}>
            {rows.map((event) => (
              <li key={event.id}>
                <EventCard event={event} density="compact" />
              </li>
            ))}
          </ul>
        )}
      </ListBody>
    </section>
  );
}
