import type { EventFilter } from '@millrace/api-client';
import { dayIn, shownTimeZone } from '@millrace/domain';
import type { EventSummary } from '../EventCard';
import { addMonths } from './month-days';

/** Limit of the search for the next month with events. */
const MONTHS_AHEAD = 36;

/** Returns the filter that finds the first event after a month. */
export const laterEvents = (filter: EventFilter, month: string): EventFilter => ({
  ...filter,
  month: addMonths(month, 1),
  until_month: addMonths(month, MONTHS_AHEAD),
  limit: 1,
});

/** Returns the month of the event found by `laterEvents`; for one that started earlier, the month after. */
export function laterMonth({ startsAt, timeZone = 'UTC' }: EventSummary, month: string): string {
  const start = dayIn(shownTimeZone(timeZone), startsAt).slice(0, 7);
  return start > month ? start : addMonths(month, 1);
}
