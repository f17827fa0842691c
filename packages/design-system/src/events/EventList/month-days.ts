import { DAY_MS, daysOfEvent, shownTimeZone } from '@millrace/domain';
import type { EventSummary } from '../EventCard';

/** A day on a calendar page. */
export interface CalendarDay {
  /** ISO 8601, such as `2027-02-09`. */
  date: string;
  isOutside: boolean;
}

/** An event with its first and last day in the time zone of the place. */
export interface EventSpan {
  event: EventSummary;
  first: string;
  last: string;
}

/** The segment of an event within one week of a month. */
export interface CalendarBar extends EventSpan {
  /** Column of its first day, from 0. */
  column: number;
  days: number;
  /** True if the event continues before, or after, this segment. */
  continuesBefore: boolean;
  continuesAfter: boolean;
  /** True for the first segment of the event in the month. */
  isFirstPart: boolean;
}

/** A week of a month: its days, and lanes of bars that do not overlap. */
export interface CalendarWeek {
  days: readonly CalendarDay[];
  lanes: readonly (readonly CalendarBar[])[];
}

/**
 * Returns the weeks of a month, Monday to Sunday, with one bar per event across its days. Bars are split at the ends
 * of weeks and of the month.
 *
 * @param month Such as `2027-02`.
 */
export function monthWeeks(month: string, events: readonly EventSummary[]): CalendarWeek[] {
  const spans = eventSpans(events);
  const [year = 0, number = 1] = month.split('-').map(Number);
  const first = Date.UTC(year, number - 1, 1);
  const afterLast = Date.UTC(year, number, 1);
  // JavaScript numbers Sunday 0; ISO 8601 makes it the seventh day.
  const start = first - ((new Date(first).getUTCDay() + 6) % 7) * DAY_MS;
  const weeks: CalendarWeek[] = [];
  for (let week = start; week < afterLast; week += 7 * DAY_MS) {
    const days = Array.from({ length: 7 }, (_, at): CalendarDay => {
      const day = week + at * DAY_MS;
      return { date: toDate(day), isOutside: day < first || day >= afterLast };
    });
    weeks.push({ days, lanes: weekLanes(days, spans, toDate(first)) });
  }
  return weeks;
}

/** A day of the agenda, with the events that start on it. */
export interface AgendaDay {
  date: string;
  spans: readonly EventSpan[];
}

/** Groups events by the day they start on; one that started before the month is on the first. */
export function monthAgenda(month: string, events: readonly EventSummary[]): AgendaDay[] {
  const byDay = new Map<string, EventSpan[]>();
  for (const span of eventSpans(events)) {
    const date = span.first.startsWith(month) ? span.first : `${month}-01`;
    byDay.set(date, [...(byDay.get(date) ?? []), span]);
  }
  return [...byDay].map(([date, spans]) => ({ date, spans })).sort((a, b) => (a.date < b.date ? -1 : 1));
}

/** Sorts events by first day, longer ones first. */
function eventSpans(events: readonly EventSummary[]): EventSpan[] {
  return events
    .map((event) => ({
      event,
      ...daysOfEvent(shownTimeZone(event.timeZone ?? 'UTC'), event.startsAt, event.endsAt),
    }))
    .sort((a, b) =>
      a.first === b.first
        ? b.last.localeCompare(a.last) || a.event.startsAt - b.event.startsAt
        : a.first.localeCompare(b.first),
    );
}

/** Assigns each bar to the first lane in which it does not overlap. */
function weekLanes(
  days: readonly CalendarDay[],
  spans: readonly EventSpan[],
  monthStart: string,
): CalendarBar[][] {
  const inside = days.filter(({ isOutside }) => !isOutside);
  const lanes: CalendarBar[][] = [];
  for (const span of spans) {
    const covered = inside.filter(({ date }) => span.first <= date && date <= span.last);
    const [from] = covered;
    if (!from) continue;
    const column = days.indexOf(from);
    const bar: CalendarBar = {
      ...span,
      column,
      days: covered.length,
      continuesBefore: span.first < from.date,
      continuesAfter: span.last > (covered.at(-1)?.date ?? ''),
      isFirstPart: span.first === from.date || from.date === monthStart,
    };
    const lane = lanes.find((bars) => {
      const before = bars.at(-1);
      return before !== undefined && before.column + before.days <= column;
    });
    if (lane) lane.push(bar);
    else lanes.push([bar]);
  }
  return lanes;
}

const toDate = (day: number): string => new Date(day).toISOString().slice(0, 10);

/** Adds months to a month; negative ones subtract. */
export function addMonths(month: string, step: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + step, 1)).toISOString().slice(0, 7);
}
