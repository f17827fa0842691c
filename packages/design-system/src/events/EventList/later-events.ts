import type { EventFilter } from '@millrace/api-client';
import { dayIn, shownTimeZone } from '@millrace/domain';
import type { EventSummary } from '../EventCard';
import { addMonths } from './month-days';

/** How far ahead the next month with events is looked for. */
const MONTHS_AHEAD = 36;

/** The filter that finds the first event after a month. */
export const laterEvents = (filter: EventFilter, month: string): EventFilter => ({
  ...filter,
  month: addMonths(month, 1),
  until_month: addMonths(month, MONTHS_AHEAD),
  limit: 1,
});

/** The month of the event that `laterEvents` finds: one that started earlier goes on in the month after. */
export function laterMonth({ startsAt, timeZone = 'UTC' }: EventSummary, month: string): string {
  const start = dayIn(shownTimeZone(timeZone), startsAt).slice(0, 7);
  return start > month ? start : addMonths(month, 1);
}
