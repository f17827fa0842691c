import type { AnalyticsRange } from '@millrace/api-client';
import {
  ANALYTICS_DAYS_DEFAULT,
  ANALYTICS_PERIODS,
  type AnalyticsPeriod,
  analyticsRangeProblem,
  DAY_MS,
  lastDays,
} from '@millrace/domain';

/** Numbers of last days that are offered. */
export const ANALYTICS_PRESETS = [7, 28, 90, 365] as const;
type AnalyticsPreset = (typeof ANALYTICS_PRESETS)[number];

/** What is shown, as an address says it. */
export interface ShownRange extends AnalyticsRange {
  /** How many last days that is; null where the days were chosen one by one. */
  preset: AnalyticsPreset | null;
}

/** How days are put together where nobody says: so that a chart has a few dozen bars. */
const usualPeriod = (days: number): AnalyticsPeriod => (days <= 31 ? 'day' : days <= 200 ? 'week' : 'month');

/** The last days up to today, as they are usually put together. */
export function presetRange(preset: AnalyticsPreset, today: string, by = usualPeriod(preset)): ShownRange {
  return { ...lastDays(today, preset), by, preset };
}

/** The days before a range, as many of them. */
export function rangeBefore({ from, to, by }: AnalyticsRange): AnalyticsRange {
  const days = rangeDays({ from, to });
  return { from: addDays(from, -days), to: addDays(from, -1), by };
}

/** How many days a range has. */
export const rangeDays = ({ from, to }: Pick<AnalyticsRange, 'from' | 'to'>): number =>
  (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;

const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);

/** What an address asks for; what cannot be shown is the last four weeks. @param today In UTC. */
export function readShownRange(query: URLSearchParams, today: string): ShownRange {
  const by = ANALYTICS_PERIODS.find((one) => one === query.get('by'));
  const preset = ANALYTICS_PRESETS.find((one) => String(one) === query.get('days'));
  const [from, to] = [query.get('from'), query.get('to')];
  if (from !== null && to !== null && analyticsRangeProblem({ from, to }) === null) {
    return { from, to, by: by ?? usualPeriod(rangeDays({ from, to })), preset: null };
  }
  return presetRange(preset ?? ANALYTICS_DAYS_DEFAULT, today, by);
}

/** The address of what is shown: last days stay the last days, whenever it is opened. */
export function writeShownRange({ from, to, by, preset }: ShownRange): URLSearchParams {
  return new URLSearchParams(preset === null ? { from, to, by } : { days: String(preset), by });
}
