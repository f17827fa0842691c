import { DAY_MS, daysOfEvent, shownTimeZone } from '@millrace/domain';
import type { EventSummary } from '../EventCard';

/** A day of a calendar's page, and what takes place on it. */
export interface CalendarDay {
  /** ISO 8601, such as `2027-02-09`. */
  date: string;
  isOutside: boolean;
  events: readonly EventSummary[];
}

/**
 * The weeks of a month, each from Monday to Sunday, with the events of each day by the calendar of their places.
 *
 * @param month Such as `2027-02`.
 */
export function monthWeeks(month: string, events: readonly EventSummary[]): CalendarDay[][] {
  const spans = events.map((event) => ({
    event,
    ...daysOfEvent(shownTimeZone(event.timeZone ?? 'UTC'), event.startsAt, event.endsAt),
  }));
  const [year = 0, number = 1] = month.split('-').map(Number);
  const first = Date.UTC(year, number - 1, 1);
  const afterLast = Date.UTC(year, number, 1);
  // Sunday is 0 in JavaScript, and the seventh day of ISO 8601.
  const start = first - ((new Date(first).getUTCDay() + 6) % 7) * DAY_MS;
  const weeks: CalendarDay[][] = [];
  for (let week = start; week < afterLast; week += 7 * DAY_MS) {
    weeks.push(
      Array.from({ length: 7 }, (_, at) => {
        const day = week + at * DAY_MS;
        const date = new Date(day).toISOString().slice(0, 10);
        return {
          date,
          isOutside: day < first || day >= afterLast,
          events: spans.filter((span) => span.first <= date && date <= span.last).map(({ event }) => event),
        };
      }),
    );
  }
  return weeks;
}

/** Adds months to a month; negative ones subtract. */
export function addMonths(month: string, step: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + step, 1)).toISOString().slice(0, 7);
}
