import type { HeadingLevel } from '@millrace/ui/light';
import { ButtonLink, useMessages } from '@millrace/ui/light';
import type { ComponentPropsWithRef } from 'react';
import type { ListState } from '../../internal/list-state';
import { ListBody } from '../../shell/PagedList';
import { EventCard, type EventSummary } from '../EventCard';
import { list } from './EventList.css';
import { eventListMessages } from './EventList.messages';

export interface EventListProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  state: ListState<EventSummary>;
  /** URL to create an event, for the empty state. Default: none. */
  createHref?: string | undefined;
  /** Level of the headings. Default 2. */
  headingLevel?: HeadingLevel;
  onLoadMore?: (() => void) | undefined;
  onRetry?: (() => void) | undefined;
}

/** Upcoming events, soonest first, with "Show more events". @see EVT-024, GAP-023, MOCK-006 */
export function EventList({
  state,
  createHref,
  headingLevel = 2,
  onLoadMore,
  onRetry,
  ...rest
}: EventListProps) {
  const messages = useMessages(eventListMessages);
  return (
    <div data-component="EventList" data-state={state.status} {...rest}>
      <ListBody
        state={state}
        expectedRows={6}
        art="thumb"
        empty={messages.format('eventList.empty')}
        emptyHint={messages.format('eventList.emptyHint')}
        emptyAction={
          createHref !== undefined && (
            <ButtonLink href={createHref}>{messages.format('eventList.create')}</ButtonLink>
          )
        }
        onRetry={onRetry}
        foot={{
          label: messages.format('eventList.more'),
          text: messages.format('eventList.more'),
          onLoadMore,
        }}
      >
        {({ rows }) => (
          <ul className={list}>
            {rows.map((event) => (
              <li key={event.id}>
                <EventCard event={event} headingLevel={headingLevel} />
              </li>
            ))}
          </ul>
        )}
      </ListBody>
    </div>
  );
}
