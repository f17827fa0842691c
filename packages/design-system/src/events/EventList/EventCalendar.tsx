import { Button, ButtonLink, Heading, Notice, Text } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import type { ListState } from '../../internal/list-state';
import { ListBody } from '../../shell/PagedList';
import { pagedListMessages } from '../../shell/PagedList/PagedList.messages';
import type { EventSummary } from '../EventCard';
import * as css from './EventCalendar.css';
import { eventListMessages } from './EventList.messages';
import { MonthAgenda } from './MonthAgenda';
import { MonthGrid } from './MonthGrid';
import { addMonths } from './month-days';

export interface EventCalendarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Month, such as `2027-02`. */
  month: string;
  /** Events of the month; `more` is loading or failed while a long month is read page by page. */
  state: ListState<EventSummary>;
  /** Today, such as `2027-02-09`: it is marked, and “Today” links to its month. Default: there is no such link. */
  today?: string | undefined;
  /** The next later month with events. Default: unknown. */
  nextMonth?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** Returns the URL of another month. */
  monthHref: (month: string) => string;
}

/** Shows the events of a month as bars across their days; in narrow containers, as a list of days. */
export function EventCalendar({
  month,
  state,
  today,
  nextMonth,
  onRetry,
  monthHref,
  ...rest
}: EventCalendarProps) {
  const messages = useMessages(eventListMessages, pagedListMessages);
  const formatMonth = (value: string) =>
    messages.date(`${value}-15`, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const name = formatMonth(month);
  const toNext = nextMonth !== undefined && (
    <ButtonLink size="small" href={monthHref(nextMonth)} data-part="nextEvents">
      {messages.format('eventList.nextEvents', { month: formatMonth(nextMonth) })}
    </ButtonLink>
  );
  return (
    <div data-component="EventCalendar" {...rest}>
      <div className={css.head}>
        <Heading level={2} size="section">
          {name}
        </Heading>
        <nav aria-label={messages.format('eventList.months')} className={css.months}>
          {today !== undefined && (
            <ButtonLink
              size="small"
              href={monthHref(today.slice(0, 7))}
              aria-current={today.startsWith(month) ? 'date' : undefined}
            >
              {messages.format('eventList.today')}
            </ButtonLink>
          )}
          <ButtonLink
            size="small"
            icon={ChevronLeft}
            className={css.arrow}
            href={monthHref(addMonths(month, -1))}
          >
            {messages.format('eventList.previous')}
          </ButtonLink>
          <ButtonLink
            size="small"
            icon={ChevronRight}
            className={css.arrow}
            href={monthHref(addMonths(month, 1))}
          >
            {messages.format('eventList.next')}
          </ButtonLink>
          {state.status !== 'empty' && toNext}
        </nav>
      </div>
      <ListBody
        state={state}
        expectedRows={5}
        art="none"
        empty={messages.format('eventList.emptyMonth')}
        emptyAction={toNext}
        onRetry={onRetry}
      >
        {({ rows, total, more }) => (
          <>
            <div className={css.frame}>
              <MonthGrid month={month} name={name} events={rows} today={today} />
              <MonthAgenda month={month} events={rows} today={today} />
            </div>
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
      {state.status === 'empty' && (
        <div className={css.frame}>
          <MonthGrid month={month} name={name} events={[]} today={today} />
        </div>
      )}
    </div>
  );
}
