import {
  type CalendarDateTime,
  fromDate,
  toCalendarDateTime,
  toTimeZone,
  toZoned,
  type ZonedDateTime,
} from '@internationalized/date';
import { dateTimeFrom, isoDateTime } from '../../internal/date-values';
import { clockChangeAt } from './time-zones';

/** A time as the clocks of a place show it. An instant follows from it; the reverse loses what was meant. */
export interface DateTimeInZone {
  /** ISO 8601 without a zone, to the minute, such as `2026-03-02T09:00`. */
  local: string;
  /** IANA name, such as `Europe/Berlin`. */
  timeZone: string;
  /** Of a time that comes twice, as clocks go back: the second is meant. Left out where the first is, or there is one. */
  isSecond?: true;
}

/** Converts to an instant; a time in the gap of daylight saving is moved behind it. Null where the text is none. */
export function zonedFrom({ local, timeZone, isSecond }: DateTimeInZone): ZonedDateTime | null {
  const time = dateTimeFrom(local);
  return time ? toZoned(time, timeZone, isSecond ? 'later' : 'compatible') : null;
}

/** A moment as the clocks of a place show it, to the minute. @param moment In milliseconds since 1970. */
export function dateTimeInZone(moment: number, timeZone: string): DateTimeInZone {
  const zoned = fromDate(new Date(moment), timeZone);
  const time = toCalendarDateTime(zoned);
  return timeInZone(time, timeZone, zoned.offset !== toZoned(time, timeZone, 'earlier').offset);
}

/** A local time as a value; `isSecond` counts where the time comes twice alone. */
export function timeInZone(time: CalendarDateTime, timeZone: string, isSecond: boolean): DateTimeInZone {
  const local = isoDateTime(time) ?? '';
  const counts = isSecond && clockChangeAt(time, timeZone) === 'repeated';
  return { local, timeZone, ...(counts && { isSecond }) };
}

/** True if clocks go forward past a time, so that there is none such. */
export function isSkipped({ local, timeZone }: DateTimeInZone): boolean {
  const time = dateTimeFrom(local);
  return time ? clockChangeAt(time, timeZone) === 'skipped' : false;
}

/** The same moment as the clocks of another zone show it; nothing where the text or the zone is none. */
export function localIn(timeZone: string, moment: DateTimeInZone | undefined): CalendarDateTime | undefined {
  try {
    const zoned = moment && zonedFrom(moment);
    return zoned ? toCalendarDateTime(toTimeZone(zoned, timeZone)) : undefined;
  } catch {
    return undefined;
  }
}
