import type { CommunityEvent } from '@millrace/api-client';
import { EventDate, eventPicture, REASON_TEXTS } from '@millrace/design-system';
import { countryIn, placeOfEvent, userFeedPath } from '@millrace/domain';
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
  VisuallyHidden,
} from '@millrace/ui';
import { useLocalTimeZone } from '@millrace/ui/hooks';
import { useMessages } from '@millrace/ui/messages';
import { CalendarClock, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { CountryPlace } from '../../companies/CountryMap';
import * as css from './EventHeader.css';
import { eventDuration, startForReader, timesThere } from './event-times';

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
    | 'country_code'
    | 'createdBy'
    | 'creator'
    | 'hidden'
  >;
  /** Address of the list of all events. */
  listHref: string;
  /** Address of the first breadcrumb. Default `/`. */
  homeHref?: string;
  /** Actions on the event. @see EVT-007, EVT-008 */
  menu?: ReactNode;
  /** Links that add the event to a calendar. */
  calendar?: ReactNode;
  /** Vote control. @see EVT-003 */
  children?: ReactNode;
}

/** Header of an event: picture, name, date, place and vote. @see EVT-001, EVT-002, EVT-006 */
export function EventHeader({ event, listHref, homeHref = '/', menu, calendar, children }: EventHeaderProps) {
  const messages = useMessages();
  const { eventName, sector, creator, createdBy, country, country_code: code, time_zone: timeZone } = event;
  const named = {
    name: creator.name,
    company: creator.company ?? '',
    creator: (name: ReactNode) => <Link href={userFeedPath({ id: createdBy })}>{name}</Link>,
  };
  const countryHere = country && countryIn(country, messages.locale);
  return (
    <header className={css.root} data-component="EventHeader" {...sectorAttribute(sector)}>
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
        className={css.picture}
      />
      <div className={css.head}>
        <EventDate size="large" value={event.startDate} timeZone={timeZone} aria-hidden="true" />
        <div className={css.words}>
          <Heading level={1} className={css.title}>
            <bdi>{eventName}</bdi>
          </Heading>
          <Text as="p" tone="secondary" className={css.creator}>
            {creator.company === null
              ? messages.rich('event.createdBy', named)
              : messages.rich('event.createdByOf', named)}
          </Text>
        </div>
        <div data-part="tools" className={css.tools}>
          {menu}
        </div>
      </div>
      {event.hidden && (
        <Notice tone="warning" role="note">
          {messages.format('event.hidden', { reason: messages.format(REASON_TEXTS[event.hidden.reason]) })}
        </Notice>
      )}
      <div className={css.body} data-state={code === null ? 'plain' : 'map'}>
        <dl data-part="facts" className={css.facts}>
          <Fact icon={CalendarClock} label={messages.format('event.when')}>
            <EventWhen event={event} />
          </Fact>
          <Fact icon={MapPin} label={messages.format('events.location')}>
            <bdi>{placeOfEvent(event.location, country, countryHere)}</bdi>
            <span className={css.detail}>
              <Link href={mapHref(placeOfEvent(event.location, country))} external>
                {messages.format('event.openMap')}
              </Link>
            </span>
          </Fact>
        </dl>
        {code !== null && (
          <div className={css.map}>
            <CountryPlace
              country={code}
              label={messages.format('event.map', { country: countryHere ?? code })}
            />
          </div>
        )}
        <div className={css.vote}>{children}</div>
        <div className={css.calendar}>{calendar}</div>
      </div>
    </header>
  );
}

const mapHref = (place: string): string =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`;

function Fact({ icon, label, children }: { icon: LucideIcon; label: string; children: ReactNode }) {
  return (
    <div className={css.fact}>
      <dt className={css.factLabel}>
        <Icon icon={icon} />
        <VisuallyHidden>{label}</VisuallyHidden>
      </dt>
      <dd className={css.factValue}>{children}</dd>
    </div>
  );
}

/**
 * Shows the local time and duration of an event; if the viewer's time zone differs, also the start in that zone.
 * @see GAP-104
 */
function EventWhen({ event }: Pick<EventHeaderProps, 'event'>) {
  const messages = useMessages();
  const readerZone = useLocalTimeZone();
  const own = readerZone === null ? null : startForReader(messages, event, readerZone);
  return (
    <>
      <time dateTime={new Date(event.startDate).toISOString()}>{timesThere(messages, event)}</time>
      <span className={css.detail}>
        {eventDuration(messages, event)}
        {own !== null && (
          <span data-part="yourTime"> · {messages.format('event.yourTime', { time: own })}</span>
        )}
      </span>
    </>
  );
}
