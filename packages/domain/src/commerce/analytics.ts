import { DAY_MS } from '../timing';

/** Granularity of a chart. Weeks begin on Monday (ISO 8601). */
export const ANALYTICS_PERIODS = ['day', 'week', 'month'] as const;
export type AnalyticsPeriod = (typeof ANALYTICS_PERIODS)[number];

/** Source of an event: the community's pages, or a widget on a partner's site. */
const ANALYTICS_SOURCES = ['web', 'widget'] as const;
export type AnalyticsSource = (typeof ANALYTICS_SOURCES)[number];

/** Events that pages report, each counted once per visit. @see GAP-077 */
const ANALYTICS_EVENTS = [
  'company_view',
  'product_view',
  'company_click',
  'product_click',
  'post_view',
] as const;
export type AnalyticsEvent = (typeof ANALYTICS_EVENTS)[number];

/** Maximum range in days, inclusive: two years. */
export const ANALYTICS_DAYS_MAX = 731;

/** Default range in days: four weeks. */
export const ANALYTICS_DAYS_DEFAULT = 28;

/** Maximum number of events per report. */
export const ANALYTICS_EVENTS_MAX = 50;

/** Inclusive range of days in UTC, as `2026-11-22`. */
export interface AnalyticsDays {
  from: string;
  to: string;
}

/** Problem of a range. */
export type AnalyticsRangeProblem = 'no-day' | 'reversed' | 'too-long';

/** Returns the UTC day of a timestamp. */
export const utcDay = (at: number | Date): string => new Date(at).toISOString().slice(0, 10);

const dayTimestamp = (day: string): number => (/^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(day) : Number.NaN);

/** Adds days to a day. */
export const daysAfter = (day: string, days: number): string => utcDay(dayTimestamp(day) + days * DAY_MS);

/** Returns the range of the last days up to and including a day. @param count At least 1. */
export const lastDays = (today: string, count: number): AnalyticsDays => ({
  from: daysAfter(today, 1 - count),
  to: today,
});

/** Returns the problem of a range and the end it concerns; null for a valid range. */
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

// `Date` accepts days that do not exist and moves them.
function isDay(day: string): boolean {
  const at = dayTimestamp(day);
  return !Number.isNaN(at) && utcDay(at) === day;
}

/** Returns the first day of the period that contains a day. */
export function periodStart(day: string, by: AnalyticsPeriod): string {
  if (by === 'month') return `${day.slice(0, 7)}-01`;
  if (by === 'day') return day;
  const sinceMonday = (new Date(dayTimestamp(day)).getUTCDay() + 6) % 7;
  return daysAfter(day, -sinceMonday);
}

/** Lists the periods of a range in order; the first and last are cut to the range. */
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
