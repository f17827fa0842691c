import { DAY_MS } from '@millrace/domain';
import type { Messages } from '@millrace/ui/messages';

/** Names today, yesterday and the year, as `formatDay` writes them. */
export interface Calendar {
  today: string;
  yesterday: string;
  thisYear: string;
}

const formatYear = (messages: Messages<never>, at: string | number): string =>
  messages.date(at, { year: 'numeric' });

/** Formats the calendar day of a moment in the reader's time zone; the same text for the same day. */
export function formatDay(messages: Messages<never>, at: string | number): string {
  return messages.date(at, { year: 'numeric', month: '2-digit', day: '2-digit' });
}

/** @param now Milliseconds since 1970. */
export function calendarAt(messages: Messages<never>, now: number): Calendar {
  const today = formatDay(messages, now);
  // Where the clocks are set back a day has 25 hours: the day before ends an hour later.
  const before = formatDay(messages, now - DAY_MS);
  const yesterday = before === today ? formatDay(messages, now - DAY_MS - DAY_MS / 24) : before;
  return { today, yesterday, thisYear: formatYear(messages, now) };
}

/** A day in words: today, yesterday, or its date. */
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

/** When something was last said, as short as can be: the time of today, else the date, without this year. */
export function shortMoment(messages: Messages<never>, at: string, calendar: Calendar | null): string {
  if (formatDay(messages, at) === calendar?.today) return messages.date(at, { timeStyle: 'short' });
  const isThisYear = formatYear(messages, at) === calendar?.thisYear;
  return messages.date(at, isThisYear ? { month: 'short', day: 'numeric' } : { dateStyle: 'medium' });
}
