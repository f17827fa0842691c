import type { AnalyticsPeriod } from '@millrace/domain';
import { DAY_MS } from '@millrace/domain';
import type { Messages } from '@millrace/ui/messages';

/** Days have no time of day, so they are formatted in UTC, independent of the reader's time zone. */
const UTC = { timeZone: 'UTC' } as const;

/** Returns the name of a period: a day, a month and year, or a range of days. */
export function describePeriod(
  messages: Messages,
  { from, to }: { from: string; to: string },
  by: AnalyticsPeriod,
): string {
  const day = (value: string): string => messages.date(value, { ...UTC, dateStyle: 'medium' });
  if (from === to) return day(from);
  if (by === 'month' && isWholeMonth(from, to)) {
    return messages.date(from, { ...UTC, month: 'long', year: 'numeric' });
  }
  return `${day(from)} – ${day(to)}`;
}

/** Returns a short label for the axis. */
export function labelPeriod(messages: Messages, { from }: { from: string }, by: AnalyticsPeriod): string {
  return messages.date(
    from,
    by === 'month' ? { ...UTC, month: 'short', year: '2-digit' } : { ...UTC, day: 'numeric', month: 'short' },
  );
}

function isWholeMonth(from: string, to: string): boolean {
  const next = new Date(Date.parse(to) + DAY_MS).toISOString();
  return from.endsWith('-01') && next.slice(8, 10) === '01' && from.slice(0, 7) === to.slice(0, 7);
}
