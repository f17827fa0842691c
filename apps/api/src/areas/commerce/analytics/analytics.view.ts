import type { components } from '@millrace/api-client';
import { type AnalyticsDays, type AnalyticsPeriod, analyticsPeriods, periodStart } from '@millrace/domain';
import type { CompanyMetric } from '../../../platform/db/schema';
import type { FigureRow, FollowerTotals, ProductRow } from './analytics.repository';

type Schemas = components['schemas'];
type Bucket = Schemas['AnalyticsBucket'];

type Sums = (of: readonly FigureRow['of'][], metric: CompanyMetric) => Schemas['AnalyticsCount'];

/**
 * Returns counts as consecutive periods of a range without gaps.
 *
 * @param totals Followers at the end of the range, from which earlier totals are calculated backwards.
 */
export function bucketsView(
  days: AnalyticsDays,
  by: AnalyticsPeriod,
  figures: readonly FigureRow[],
  totals: FollowerTotals,
): Bucket[] {
  const byStart = new Map<string, FigureRow[]>();
  for (const row of figures) byStart.set(row.start, [...(byStart.get(row.start) ?? []), row]);
  let { company, products } = totals;
  const buckets: Bucket[] = [];
  for (const { from, to } of analyticsPeriods(days, by).toReversed()) {
    const sums = sumsOf(byStart.get(periodStart(from, by)) ?? []);
    const followers = followersView(sums, 'company', company);
    const productFollowers = followersView(sums, 'products', products);
    company -= followers.gained - followers.lost;
    products -= productFollowers.gained - productFollowers.lost;
    buckets.push({
      from,
      to,
      views: sums(['company', 'products'], 'views'),
      clicks: sums(['company', 'products'], 'clicks'),
      reach: sums(['company'], 'reach'),
      quotes: sums(['company'], 'quotes'),
      followers,
      product_followers: productFollowers,
    });
  }
  return buckets.reverse();
}

const sumsOf =
  (rows: readonly FigureRow[]): Sums =>
  (of, metric) => {
    const sums = { web: 0, widget: 0 };
    for (const row of rows) {
      if (row.metric === metric && of.includes(row.of)) sums[row.source] += row.count;
    }
    return sums;
  };

function followersView(sums: Sums, of: FigureRow['of'], total: number): Schemas['AnalyticsFollowers'] {
  const all = (metric: CompanyMetric): number => {
    const { web, widget } = sums([of], metric);
    return web + widget;
  };
  // Followers from an import or a merge were never counted as new, so a total could otherwise become negative.
  return { gained: all('followed'), lost: all('unfollowed'), total: Math.max(0, total) };
}

/** Returns a product with its counts. */
export const productView = (row: ProductRow): Schemas['AnalyticsProduct'] => ({
  product_id: row.id,
  product_name: row.name,
  views: row.views,
  clicks: row.clicks,
  new_followers: row.newFollowers,
  followers: row.followers,
});
