import { DAY_MS } from '@millrace/domain';
import type { Messages } from '@millrace/ui/messages';

/** Reference days for `formatDay`: today, yesterday and the current year. */
export interface Calendar {
  today: string;
  yesterday: string;
  thisYear: string;
}

const formatYear = (messages: Messages<never>, at: string | number): string =>
  messages.date(at, { year: 'numeric' });

/** Formats the calendar day of a time in the reader's time zone; equal days give equal strings. */
export function formatDay(messages: Messages<never>, at: string | number): string {
  return messages.date(at, { year: 'numeric', month: '2-digit', day: '2-digit' });
}

/** @param now Unix time in milliseconds. */
export function calendarAt(messages: Messages<never>, now: number): Calendar {
  const today = formatDay(messages, now);
  // At the end of summer time a day has 25 hours, so 24 hours before may be the same day.
  const before = formatDay(messages, now - DAY_MS);
  const yesterday = before === today ? formatDay(messages, now - DAY_MS - DAY_MS / 24) : before;
  return { today, yesterday, thisYear: formatYear(messages, now) };
}

/** Formats a day: today, yesterday, or its date. */
export function dayInWords(
  messages: Messages<'time.today' | 'time.yesterday'>,
  at: string,
  calendar: Calendar | null,
): string {
  const day = formatDay(messages, at);
  if (day === calendar?.today) return messages.format('time.today');
  if (day === calendar?.yesterday) return messages.format('time.yesterday');
  return messages.date(at, { dateStyle: 'full' });
}

/** Formats a time briefly: the time if it is today, otherwise the date, without the current year. */
export function shortMoment(messages: Messages<never>, at: string, calendar: Calendar | null): string {
  if (formatDay(messages, at) === calendar?.today) return messages.date(at, { timeStyle: 'short' });
  const isThisYear = formatYear(messages, at) === calendar?.thisYear;
  return messages.date(at, isThisYear ? { month: 'short', day: 'numeric' } : { dateStyle: 'medium' });
}
