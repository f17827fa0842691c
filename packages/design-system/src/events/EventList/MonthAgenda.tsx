import { countryOfCodeIn, eventPath, placeOfEvent } from '@millrace/domain';
import { Badge, Heading, Link, sectorAttribute } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { type EventSummary, eventSpan } from '../EventCard';
import * as css from './EventCalendar.css';
import { eventListMessages } from './EventList.messages';
import type { MonthGridProps } from './MonthGrid';
import { monthAgenda } from './month-days';

/** Lists the days of a month that have events, where a grid does not fit. */
export function MonthAgenda({ month, events, today }: Omit<MonthGridProps, 'name'>) {
  const messages = useMessages(eventListMessages);
  return (
    <ol className={css.agenda} data-part="agenda">
      {monthAgenda(month, events).map(({ date, spans }) => (
        <li key={date} className={css.agendaDay} data-state={date === today ? 'today' : 'day'}>
          <Heading level={3} size="panel" className={css.agendaHead}>
            <time dateTime={date}>
              {messages.date(date, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })}
            </time>
            {date === today && <Badge>{messages.format('eventList.today')}</Badge>}
          </Heading>
          <ul className={css.agendaEvents}>
            {spans.map(({ event, first, last }) => (
              <li key={event.id} className={css.agendaEvent} {...sectorAttribute(event.sector)}>
                <Link
                  variant="plain"
                  href={event.href ?? eventPath({ id: event.id })}
                  className={css.agendaName}
                >
                  <bdi>{event.name}</bdi>
                </Link>
                <span className={css.agendaFacts}>
                  {first !== last && <span>{eventSpan(messages, event)}</span>}
                  <AgendaPlace event={event} />
                </span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

function AgendaPlace({ event: { location = '', country = null, countryCode } }: { event: EventSummary }) {
  const messages = useMessages(eventListMessages);
  return (
    <bdi>
      {placeOfEvent(
        location,
        country,
        country && countryOfCodeIn(countryCode ?? '', country, messages.locale),
      )}
    </bdi>
  );
}
