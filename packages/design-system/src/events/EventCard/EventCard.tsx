import { countryOfCodeIn, cutText, EVENT_SUMMARY_MAX, eventPath, placeOfEvent } from '@millrace/domain';
import {
  Art,
  classNames,
  Heading,
  type HeadingLevel,
  Link,
  sectorAttribute,
  useMessages,
} from '@millrace/ui/light';
import type { ComponentPropsWithRef } from 'react';
import { body, card, compact, facts, name, picture, summary } from './EventCard.css';
import { EventDate } from './EventDate';
import { eventPicture, eventSpan } from './event-facts';
import type { EventSummary } from './event-summary';

export interface EventCardProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  event: EventSummary;
  /** Level of its heading. Default 3. */
  headingLevel?: HeadingLevel;
  /** `full` in a grid of events, `compact` in a side column, with one line per part. Default `full`. */
  density?: 'full' | 'compact';
}

/** Summary of an event: picture, date, name, place, and the start of its description. @see NAV-025 */
export function EventCard({ event, headingLevel = 3, density = 'full', className, ...rest }: EventCardProps) {
  const messages = useMessages();
  const { id, location = '', country = null, countryCode, sector, startsAt, timeZone = 'UTC' } = event;
  const isCompact = density === 'compact';
  return (
    <article
      data-component="EventCard"
      data-density={density}
      {...rest}
      {...sectorAttribute(sector)}
      className={classNames(isCompact ? compact : card, className)}
    >
      <Art kind="plate" src={eventPicture(event)} className={picture} />
      <div className={body}>
        {!isCompact && <EventDate value={startsAt} timeZone={timeZone} aria-hidden="true" />}
        <div>
          <Heading level={headingLevel} className={name}>
            <Link variant="plain" href={event.href ?? eventPath({ id })}>
              <bdi>{event.name}</bdi>
            </Link>
          </Heading>
          <p data-part="facts" className={facts}>
            <bdi>
              {placeOfEvent(
                location,
                country,
                country && countryOfCodeIn(countryCode ?? '', country, messages.locale),
              )}
            </bdi>
            <br />
            {eventSpan(messages, event)}
          </p>
        </div>
      </div>
      <p data-part="summary" dir="auto" className={summary}>
        {cutText(event.summary ?? '', EVENT_SUMMARY_MAX)}
      </p>
    </article>
  );
}
