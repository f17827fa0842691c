import {
  type CalendarDate,
  type CalendarDateTime,
  type DateValue,
  parseDate,
  parseDateTime,
  parseTime,
  type Time,
} from '@internationalized/date';

/*
 * Public values are ISO 8601 strings, so that neither the API nor a host needs the library. `null` is empty; an
 * invalid string counts as empty too; `undefined` means uncontrolled.
 */

type Given = string | null | undefined;

export const dateFrom = (text: Given) => read<CalendarDate>(parseDate, text);
export const dateTimeFrom = (text: Given) => read<CalendarDateTime>(parseDateTime, text);
export const timeFrom = (text: Given) => read<Time>(parseTime, text);

/** Formats as `2026-03-02`, whatever the reader's calendar. */
export function isoDate(date: DateValue | null): string | null {
  return date?.toString().slice(0, 'yyyy-mm-dd'.length) ?? null;
}

/** Formats as `2026-03-02T09:00`. */
export function isoDateTime(date: DateValue | null): string | null {
  return date?.toString().slice(0, 'yyyy-mm-ddThh:mm'.length) ?? null;
}

/** Formats as `09:00`. */
export function isoTime(time: { toString(): string } | null): string | null {
  return time?.toString().slice(0, 'hh:mm'.length) ?? null;
}

function read<Value>(parse: (text: string) => Value, text: Given): Value | null | undefined {
  if (text === undefined || text === null) return text;
  try {
    return parse(text);
  } catch {
    return null;
  }
}
