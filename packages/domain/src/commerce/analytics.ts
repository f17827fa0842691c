import { DAY_MS } from '../timing';

/** How days are put together. Weeks begin on Monday (ISO 8601). */
export const ANALYTICS_PERIODS = ['day', 'week', 'month'] as const;
export type AnalyticsPeriod = (typeof ANALYTICS_PERIODS)[number];

/** Where something happened: on the community's own pages, or in a widget on a partner's. */
const ANALYTICS_SOURCES = ['web', 'widget'] as const;
export type AnalyticsSource = (typeof ANALYTICS_SOURCES)[number];

/** What a page can tell of its reader, each counted once a visit. @see GAP-077 */
const ANALYTICS_EVENTS = [
  'company_view',
  'product_view',
  'company_click',
  'product_click',
  'post_view',
] as const;
export type AnalyticsEvent = (typeof ANALYTICS_EVENTS)[number];

/** Days that one look may cover, both ends included: two years. */
export const ANALYTICS_DAYS_MAX = 731;

/** Days that are shown where nobody asks for others: four weeks. */
export const ANALYTICS_DAYS_DEFAULT = 28;

/** Events that are told of at once, at most. */
export const ANALYTICS_EVENTS_MAX = 50;

/** Days from one to another, both included, as `2026-11-22`, in UTC. */
export interface AnalyticsDays {
  from: string;
  to: string;
}

/** What is wrong with a range. */
export type AnalyticsRangeProblem = 'no-day' | 'reversed' | 'too-long';

/** The day of a moment, in UTC. */
export const utcDay = (at: number | Date): string => new Date(at).toISOString().slice(0, 10);

const dayTimestamp = (day: string): number => (/^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(day) : Number.NaN);

/** A day so many days later, or earlier. */
export const daysAfter = (day: string, days: number): string => utcDay(dayTimestamp(day) + days * DAY_MS);

/** The last days up to one, which is included. @param count At least 1. */
export const lastDays = (today: string, count: number): AnalyticsDays => ({
  from: daysAfter(today, 1 - count),
  to: today,
});

/** What is wrong with a range, and with which end of it; null for one that can be shown. */
export function analyticsRangeProblem({
  from,
  to,
}: AnalyticsDays): { end: 'from' | 'to'; problem: AnalyticsRangeProblem } | null {
  for (const end of ['from', 'to'] as const) {
    if (!isDay({ from, to }[end])) return { end, problem: 'no-day' };
  }
  if (from > to) return { end: 'to', problem: 'reversed' };
  const days = (dayTimestamp(to) - dayTimestamp(from)) / DAY_MS + 1;
  return days > ANALYTICS_DAYS_MAX ? { end: 'from', problem: 'too-long' } : null;
}

// A day that no month has is another day to `Date`.
function isDay(day: string): boolean {
  const at = dayTimestamp(day);
  return !Number.isNaN(at) && utcDay(at) === day;
}

/** The first day of the period that a day lies in. */
export function periodStart(day: string, by: AnalyticsPeriod): string {
  if (by === 'month') return `${day.slice(0, 7)}-01`;
  if (by === 'day') return day;
  const sinceMonday = (new Date(dayTimestamp(day)).getUTCDay() + 6) % 7;
  return daysAfter(day, -sinceMonday);
}

/** The periods of a range in order, the first and the last no longer than it reaches. */
export function analyticsPeriods({ from, to }: AnalyticsDays, by: AnalyticsPeriod): AnalyticsDays[] {
  const periods: AnalyticsDays[] = [];
  for (let start = from; start <= to; ) {
    const next = nextPeriod(start, by);
    periods.push({ from: start, to: next > to ? to : daysAfter(next, -1) });
    start = next;
  }
  return periods;
}

function nextPeriod(day: string, by: AnalyticsPeriod): string {
  const start = periodStart(day, by);
  if (by === 'day') return daysAfter(start, 1);
  return by === 'week' ? daysAfter(start, 7) : periodStart(daysAfter(start, 31), 'month');
}
