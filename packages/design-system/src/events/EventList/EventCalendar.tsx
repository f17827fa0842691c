import { eventPath } from '@millrace/domain';
import { Button, ButtonLink, Heading, Inline, Link, Notice, Text, VisuallyHidden } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import type { ListState } from '../../internal/list-state';
import { ListBody } from '../../shell/PagedList';
import { pagedListMessages } from '../../shell/PagedList/PagedList.messages';
import type { EventSummary } from '../EventCard';
import {
  arrow,
  calendar,
  calendarHead,
  day as dayClass,
  dayNumber,
  entries,
  entry,
  rows as rowsClass,
  weekday,
  weekdayInLine,
} from './EventList.css';
import { eventListMessages } from './EventList.messages';
import { addMonths, type CalendarDay, monthWeeks } from './month-days';

export interface EventCalendarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Such as `2027-02`. */
  month: string;
  /** Those that take place in it; `more` of a month that is read bit by bit is on its way, or failed. */
  state: ListState<EventSummary>;
  onRetry?: (() => void) | undefined;
  /** Where another month is. */
  monthHref: (month: string) => string;
}

/** The events of a month on its days; where there is little room, those days alone that have one. */
export function EventCalendar({ month, state, onRetry, monthHref, ...rest }: EventCalendarProps) {
  const messages = useMessages(eventListMessages, pagedListMessages);
  const name = messages.date(`${month}-15`, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (
    <div data-component="EventCalendar" {...rest}>
      <div className={calendarHead}>
        <Heading level={2} size="section">
          {name}
        </Heading>
        <Inline gap="xs">
          <ButtonLink
            size="small"
            icon={ChevronLeft}
            className={arrow}
            href={monthHref(addMonths(month, -1))}
          >
            {messages.format('eventList.previous')}
          </ButtonLink>
          <ButtonLink
            size="small"
            icon={ChevronRight}
            className={arrow}
            href={monthHref(addMonths(month, 1))}
          >
            {messages.format('eventList.next')}
          </ButtonLink>
        </Inline>
      </div>
      <ListBody
        state={state}
        expectedRows={5}
        art="none"
        empty={messages.format('eventList.emptyMonth')}
        onRetry={onRetry}
      >
        {({ rows, total, more }) => (
          <>
            <Month month={month} name={name} events={rows} />
            {more === 'failed' && (
              <Notice tone="warning">
                {messages.format('eventList.monthInPart', { shown: rows.length, total })}{' '}
                {onRetry && (
                  <Button tone="quiet" size="small" onClick={onRetry}>
                    {messages.format('eventList.monthAgain')}
                  </Button>
                )}
              </Notice>
            )}
            {more !== 'failed' && rows.length < total && (
              <Text as="p" variant="small" tone="secondary" role="status">
                {messages.format('list.progress', { read: rows.length, total })}
              </Text>
            )}
          </>
        )}
      </ListBody>
    </div>
  );
}

interface MonthProps {
  month: string;
  name: string;
  events: readonly EventSummary[];
}

function Month({ month, name, events }: MonthProps) {
  const messages = useMessages(eventListMessages, pagedListMessages);
  const weeks = monthWeeks(month, events);
  return (
    <table className={calendar}>
      <caption>
        <VisuallyHidden>{messages.format('eventList.calendarCaption', { month: name })}</VisuallyHidden>
      </caption>
      <thead className={rowsClass}>
        <tr>
          {weeks[0]?.map(({ date }) => (
            <th key={date} scope="col" className={weekday}>
              {messages.date(date, { weekday: 'short', timeZone: 'UTC' })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={rowsClass}>
        {weeks.map((week) => (
          <tr key={week[0]?.date} className={rowsClass}>
            {week.map((day) => (
              <Day key={day.date} day={day} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Day({ day: { date, isOutside, events } }: { day: CalendarDay }) {
  const messages = useMessages(eventListMessages, pagedListMessages);
  if (isOutside) return <td className={dayClass} data-state="outside" />;
  return (
    <td className={dayClass} data-state={events.length > 0 ? 'filled' : 'empty'}>
      <time dateTime={date} className={dayNumber}>
        <span className={weekdayInLine}>{messages.date(date, { weekday: 'long', timeZone: 'UTC' })} </span>
        {messages.date(date, { day: 'numeric', timeZone: 'UTC' })}
      </time>
      {events.length > 0 && (
        <ul className={entries}>
          {events.map((event) => (
            <li key={event.id} className={entry}>
              <Link href={event.href ?? eventPath({ id: event.id })}>
                <bdi>{event.name}</bdi>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </td>
  );
}
