import { type CalendarDateTime, toCalendarDateTime, toTimeZone, toZoned } from '@internationalized/date';
import { dateTimeFrom } from '../../internal/date-values';

/** A time as the clocks of a place show it. An instant follows from it; the reverse loses what was meant. */
export interface DateTimeInZone {
  /** ISO 8601 without a zone, to the minute, such as `2026-03-02T09:00`. */
  local: string;
  /** IANA name, such as `Europe/Berlin`. */
  timeZone: string;
}

/** The same moment as the clocks of another zone show it; nothing where the text or the zone is none. */
export function localIn(timeZone: string, moment: DateTimeInZone | undefined): CalendarDateTime | undefined {
  const local = dateTimeFrom(moment?.local);
  if (!moment || !local) return undefined;
  try {
    return toCalendarDateTime(toTimeZone(toZoned(local, moment.timeZone), timeZone));
  } catch {
    return undefined;
  }
}
