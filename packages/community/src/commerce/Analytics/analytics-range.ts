import type { AnalyticsRange } from '@millrace/api-client';
import {
  ANALYTICS_DAYS_DEFAULT,
  ANALYTICS_PERIODS,
  type AnalyticsPeriod,
  analyticsRangeProblem,
  DAY_MS,
  lastDays,
} from '@millrace/domain';

/** Offered numbers of last days. */
export const ANALYTICS_PRESETS = [7, 28, 90, 365] as const;
type AnalyticsPreset = (typeof ANALYTICS_PRESETS)[number];

/** Range and grouping, as encoded in the address. */
export interface ShownRange extends AnalyticsRange {
  /** Number of last days; null for a custom range. */
  preset: AnalyticsPreset | null;
}

/** Returns the default grouping, which gives a few dozen bars. */
const usualPeriod = (days: number): AnalyticsPeriod => (days <= 31 ? 'day' : days <= 200 ? 'week' : 'month');

/** Returns the last days up to today, with the default grouping. */
export function presetRange(preset: AnalyticsPreset, today: string, by = usualPeriod(preset)): ShownRange {
  return { ...lastDays(today, preset), by, preset };
}

/** Returns the preceding range of equal length. */
export function rangeBefore({ from, to, by }: AnalyticsRange): AnalyticsRange {
  const days = rangeDays({ from, to });
  return { from: addDays(from, -days), to: addDays(from, -1), by };
}

/** Returns the number of days in a range. */
export const rangeDays = ({ from, to }: Pick<AnalyticsRange, 'from' | 'to'>): number =>
  (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;

const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);

/** Parses the range from an address; an invalid one falls back to the last four weeks. @param today In UTC. */
export function readShownRange(query: URLSearchParams, today: string): ShownRange {
  const by = ANALYTICS_PERIODS.find((one) => one === query.get('by'));
  const preset = ANALYTICS_PRESETS.find((one) => String(one) === query.get('days'));
  const [from, to] = [query.get('from'), query.get('to')];
  if (from !== null && to !== null && analyticsRangeProblem({ from, to }) === null) {
    return { from, to, by: by ?? usualPeriod(rangeDays({ from, to })), preset: null };
  }
  return presetRange(preset ?? ANALYTICS_DAYS_DEFAULT, today, by);
}

/** Returns the address of a range; last days stay relative to the day on which it is opened. */
export function writeShownRange({ from, to, by, preset }: ShownRange): URLSearchParams {
  return new URLSearchParams(preset === null ? { from, to, by } : { days: String(preset), by });
}
