import { eventPath } from '@millrace/domain';
import { Link, sectorAttribute, VisuallyHidden } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';
import { type EventSummary, eventSpan } from '../EventCard';
import * as css from './EventCalendar.css';
import { eventListMessages } from './EventList.messages';
import { type CalendarBar, type CalendarDay, type CalendarWeek, monthWeeks } from './month-days';

export interface MonthGridProps {
  month: string;
  /** Label of the month. */
  name: string;
  events: readonly EventSummary[];
  /** Today, such as `2027-02-09`. */
  today?: string | undefined;
}

/** Shows a month as a grid of days, with one bar per event across its days. */
export function MonthGrid({ month, name, events, today }: MonthGridProps) {
  const messages = useMessages(eventListMessages);
  const weeks = monthWeeks(month, events);
  return (
    <table className={css.grid}>
      <caption>
        <VisuallyHidden>{messages.format('eventList.calendarCaption', { month: name })}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {weeks[0]?.days.map(({ date }) => (
            <th key={date} scope="col" className={css.weekday}>
              {messages.date(date, { weekday: 'short', timeZone: 'UTC' })}
            </th>
          ))}
        </tr>
      </thead>
      {weeks.map((week) => (
        <Week key={week.days[0]?.date} week={week} today={today} />
      ))}
    </table>
  );
}

function Week({ week: { days, lanes }, today }: { week: CalendarWeek; today: string | undefined }) {
  return (
    <tbody data-part="week" className={css.week}>
      <tr>
        {days.map((day) => (
          <DayHead key={day.date} day={day} isToday={day.date === today} />
        ))}
      </tr>
      {lanes.map((lane) => (
        <tr key={lane[0]?.event.id} data-part="lane">
          {laneCells(days, lane, today)}
        </tr>
      ))}
    </tbody>
  );
}

function DayHead({ day, isToday }: { day: CalendarDay; isToday: boolean }) {
  const messages = useMessages(eventListMessages);
  if (day.isOutside) return <td className={css.dayHead} data-state="outside" />;
  return (
    <td
      className={css.dayHead}
      data-state={isToday ? 'today' : 'day'}
      aria-current={isToday ? 'date' : undefined}
    >
      <time dateTime={day.date} className={css.dayNumber}>
        {messages.date(day.date, { day: 'numeric', timeZone: 'UTC' })}
      </time>
      {isToday && <span className={css.todayWord}> {messages.format('eventList.today')}</span>}
    </td>
  );
}

const dayState = (day: CalendarDay | undefined, today: string | undefined): string => {
  if (!day || day.isOutside) return 'outside';
  return day.date === today ? 'today' : 'day';
};

/** Cells of a lane: its bars, and an empty cell for each other day. */
function laneCells(days: readonly CalendarDay[], lane: readonly CalendarBar[], today: string | undefined) {
  const cells = [];
  for (let at = 0; at < days.length; ) {
    const bar = lane.find(({ column }) => column === at);
    if (bar) {
      cells.push(<Bar key={bar.event.id} bar={bar} />);
      at += bar.days;
    } else {
      cells.push(<td key={days[at]?.date} className={css.gap} data-state={dayState(days[at], today)} />);
      at += 1;
    }
  }
  return cells;
}

function Bar({ bar: { event, days, continuesBefore, continuesAfter, isFirstPart } }: { bar: CalendarBar }) {
  const messages = useMessages(eventListMessages);
  const continues = [continuesBefore && 'before', continuesAfter && 'after'].filter(Boolean).join(' ');
  return (
    <td className={css.gap} colSpan={days}>
      <Link
        variant="plain"
        href={event.href ?? eventPath({ id: event.id })}
        className={css.bar}
        title={event.name}
        // Later parts of an event link to the same page, so they are skipped by Tab.
        tabIndex={isFirstPart ? undefined : -1}
        data-continues={continues || undefined}
        {...sectorAttribute(event.sector)}
      >
        <bdi className={css.barName}>{event.name}</bdi>
      </Link>
      <VisuallyHidden>{eventSpan(messages, event)}</VisuallyHidden>
    </td>
  );
}
