import type { EventSummary } from '@millrace/api-client';
import type { ListState } from '@millrace/design-system';
import { EventCard, ListBody } from '@millrace/design-system';
import { Link, SectionHead } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { list } from './EventPanel.css';

export interface RelatedEventsProps {
  state: ListState<EventSummary>;
  /** Where all events are. */
  listHref: string;
  /** Ten more. @see NAV-026 */
  onLoadMore?: (() => void) | undefined;
  onRetry?: (() => void) | undefined;
}

/** Events that have to do with a page or with one's own products, beside it. @see NAV-025, NAV-026 */
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
        emptyAction={<Link href={listHref}>{messages.format('eventPanel.all')}</Link>}
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
                <EventCard event={event} />
              </li>
            ))}
          </ul>
        )}
      </ListBody>
    </section>
  );
}
