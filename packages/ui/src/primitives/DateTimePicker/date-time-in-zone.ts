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

/** A local time in a time zone. It determines an instant; the instant alone would lose the intended zone. */
export interface DateTimeInZone {
  /** ISO 8601 without a zone, to the minute, such as `2026-03-02T09:00`. */
  local: string;
  /** IANA name, such as `Europe/Berlin`. */
  timeZone: string;
  /** True if an ambiguous time means its second occurrence; omitted for the first, or if the time is unambiguous. */
  isSecond?: true;
}

/** Converts to an instant; a time in a daylight saving gap is moved after it. Null for an invalid text. */
export function zonedFrom({ local, timeZone, isSecond }: DateTimeInZone): ZonedDateTime | null {
  const time = dateTimeFrom(local);
  return time ? toZoned(time, timeZone, isSecond ? 'later' : 'compatible') : null;
}

/** Returns the local time of an instant in a zone, to the minute. @param moment In milliseconds since 1970. */
export function dateTimeInZone(moment: number, timeZone: string): DateTimeInZone {
  const zoned = fromDate(new Date(moment), timeZone);
  const time = toCalendarDateTime(zoned);
  return timeInZone(time, timeZone, zoned.offset !== toZoned(time, timeZone, 'earlier').offset);
}

/** Returns a local time as a value; `isSecond` is ignored unless the time is ambiguous. */
export function timeInZone(time: CalendarDateTime, timeZone: string, isSecond: boolean): DateTimeInZone {
  const local = isoDateTime(time) ?? '';
  const counts = isSecond && clockChangeAt(time, timeZone) === 'repeated';
  return { local, timeZone, ...(counts && { isSecond }) };
}

/** True if a time is in a daylight saving gap and does not exist. */
export function isSkipped({ local, timeZone }: DateTimeInZone): boolean {
  const time = dateTimeFrom(local);
  return time ? clockChangeAt(time, timeZone) === 'skipped' : false;
}

/** Converts a time to another zone, keeping the instant; undefined for an invalid text or zone. */
export function localIn(timeZone: string, moment: DateTimeInZone | undefined): CalendarDateTime | undefined {
  try {
    const zoned = moment && zonedFrom(moment);
    return zoned ? toCalendarDateTime(toTimeZone(zoned, timeZone)) : undefined;
  } catch {
    return undefined;
  }
}
