import type { AnalyticsBucket } from '@millrace/api-client';

/** Counts that are broken down by source. */
export const ANALYTICS_FIGURES = ['views', 'clicks', 'reach', 'quotes'] as const;
export type AnalyticsFigureKey = (typeof ANALYTICS_FIGURES)[number];

/** Period of a chart: one value for each series, in order. */
export interface ChartPoint {
  from: string;
  to: string;
  values: readonly number[];
}

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

/** Splits counts by source, web first; omits widgets if they have none, so that no chart shows an empty series. */
export function sourcePoints(
  buckets: readonly AnalyticsBucket[],
  key: AnalyticsFigureKey,
): { hasWidgets: boolean; points: ChartPoint[] } {
  const hasWidgets = buckets.some((bucket) => bucket[key].widget > 0);
  const points = buckets.map(({ from, to, [key]: { web, widget } }) => ({
    from,
    to,
    values: hasWidgets ? [web, widget] : [web],
  }));
  return { hasWidgets, points };
}

/** Returns the followers at the end of each period: of the company, and of its products. */
export const followerPoints = (buckets: readonly AnalyticsBucket[]): ChartPoint[] =>
  buckets.map(({ from, to, followers, product_followers: products }) => ({
    from,
    to,
    values: [followers.total, products.total],
  }));

/** Returns the sum over all periods and series. */
export const totalValue = (points: readonly ChartPoint[]): number =>
  sum(points.map(({ values }) => sum(values)));

/** Returns the period with the highest sum; undefined if there is none. */
export function topPoint(points: readonly ChartPoint[]): { point: ChartPoint; sum: number } | undefined {
  let top: { point: ChartPoint; sum: number } | undefined;
  for (const point of points) {
    const here = sum(point.values);
    if (!top || here > top.sum) top = { point, sum: here };
  }
  return top;
}
