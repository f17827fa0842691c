import type { CommunityEvent } from '@millrace/api-client';
import { EventDate, eventPicture, REASON_TEXTS } from '@millrace/design-system';
import { countryIn, placeOfEvent, shownTimeZone, userFeedPath } from '@millrace/domain';
import {
  Art,
  Breadcrumb,
  Heading,
  Icon,
  Link,
  type LucideIcon,
  Notice,
  sectorAttribute,
  Text,
} from '@millrace/ui';
import { useLocalTimeZone, useReaderMessages } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { CalendarClock, CalendarX, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  clock,
  creator as creatorClass,
  day,
  fact,
  factLabel,
  facts,
  factValue,
  head,
  picture,
  root,
  title,
  tools,
  words,
} from './EventHeader.css';

export interface EventHeaderProps {
  event: Pick<
    CommunityEvent,
    | 'eventName'
    | 'image'
    | 'sector'
    | 'startDate'
    | 'endDate'
    | 'time_zone'
    | 'location'
    | 'country'
    | 'createdBy'
    | 'creator'
    | 'hidden'
  >;
  /** Where the list of all events is. */
  listHref: string;
  /** Where the trail begins. Default `/`. */
  homeHref?: string;
  /** What can be done with the event. @see EVT-007, EVT-008 */
  menu?: ReactNode;
  /** Ways to take the event over into a calendar. */
  calendar?: ReactNode;
  /** The vote. @see EVT-003 */
  children?: ReactNode;
}

/** The head of an event's page: picture, date, name, creator, vote, times and place. @see EVT-001, EVT-002, EVT-006 */
export function EventHeader({ event, listHref, homeHref = '/', menu, calendar, children }: EventHeaderProps) {
  const messages = useMessages();
  const { eventName, sector, creator, createdBy, location, country, time_zone: timeZone } = event;
  const named = {
    name: creator.name,
    company: creator.company ?? '',
    creator: (name: ReactNode) => <Link href={userFeedPath({ id: createdBy })}>{name}</Link>,
  };
  return (
    <header className={root} data-component="EventHeader" {...sectorAttribute(sector)}>
      <Breadcrumb
        sector={sector}
        items={[
          { name: messages.format('event.home'), href: homeHref },
          { name: messages.format('event.events'), href: listHref },
          { name: eventName },
        ]}
      />
      <Art
        kind="plate"
        src={eventPicture({ name: event.eventName, picture: event.image, sector: event.sector })}
        loading="eager"
        className={picture}
      />
      <div className={head}>
        <EventDate size="large" value={event.startDate} timeZone={timeZone} aria-hidden="true" />
        <div className={words}>
          <Heading level={1} className={title}>
            <bdi>{eventName}</bdi>
          </Heading>
          <Text as="p" tone="secondary" className={creatorClass}>
            {creator.company === null
              ? messages.rich('event.createdBy', named)
              : messages.rich('event.createdByOf', named)}
          </Text>
        </div>
        <div data-part="tools" className={tools}>
          {menu}
        </div>
      </div>
      {event.hidden && (
        <Notice tone="warning" role="note">
          {messages.format('event.hidden', { reason: messages.format(REASON_TEXTS[event.hidden.reason]) })}
        </Notice>
      )}
      {children}
      <dl data-part="facts" className={facts}>
        <Fact icon={CalendarClock} label={messages.format('events.start')}>
          <EventMoment value={event.startDate} timeZone={timeZone} />
        </Fact>
        <Fact icon={CalendarX} label={messages.format('events.end')}>
          <EventMoment value={event.endDate} timeZone={timeZone} />
        </Fact>
        <Fact icon={MapPin} label={messages.format('events.location')}>
          <bdi>{placeOfEvent(location, country, country && countryIn(country, messages.locale))}</bdi>
        </Fact>
      </dl>
      {calendar}
    </header>
  );
}

function Fact({ icon, label, children }: { icon: LucideIcon; label: string; children: ReactNode }) {
  return (
    <div className={fact}>
      <dt className={factLabel}>
        <Icon icon={icon} /> {label}
      </dt>
      <dd className={factValue}>{children}</dd>
    </div>
  );
}

/**
 * A moment of an event by the clocks of its place, with the name of their zone, and by the reader's. Until the page is
 * taken over nobody knows those, and as much room is kept free as they will take. @see GAP-104
 */
function EventMoment({ value, timeZone: placeZone }: { value: number; timeZone: string }) {
  const timeZone = shownTimeZone(placeZone);
  const messages = useMessages();
  const reader = useReaderMessages();
  const isKnown = useLocalTimeZone() !== null;
  const time = { hour: '2-digit', minute: '2-digit', timeZoneName: 'short' } as const;
  const there = { timeZone, dateStyle: 'full' } as const;
  const own = { ...time, weekday: 'short', day: 'numeric', month: 'short' } as const;
  return (
    <>
      <time dateTime={new Date(value).toISOString()}>
        <span className={day}>{messages.date(value, there)}</span>
        <span className={clock}>{messages.date(value, { ...time, timeZone })}</span>
      </time>
      <span data-part="yourTime" data-state={isKnown ? 'known' : 'unknown'} className={clock}>
        {messages.format('event.yourTime', {
          time: isKnown ? reader.date(value, own) : messages.date(value, { ...own, timeZone }),
        })}
      </span>
    </>
  );
}
