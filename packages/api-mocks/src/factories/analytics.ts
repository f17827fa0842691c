import type { Analytics, AnalyticsBucket } from '@millrace/api-client';
import { type AnalyticsDays, type AnalyticsPeriod, analyticsPeriods } from '@millrace/domain';
import { example } from '../contract/examples';

const DAY_MS = 24 * 60 * 60_000;

/** How one's company is looked at: the four weeks of the contract, or the same for other days. */
export function analytics(range?: AnalyticsDays & { by: AnalyticsPeriod }): Analytics {
  const known = example('Analytics', 'AnalyticsWeeks');
  if (!range) return structuredClone(known);
  const { from, to, by } = range;
  const buckets = analyticsPeriods({ from, to }, by).map((days, at) => {
    const like = known.buckets[at % known.buckets.length] as AnalyticsBucket;
    return { ...scaled(like, lengthOf(days) / 7), ...days };
  });
  return { ...known, from, to, by, buckets };
}

const lengthOf = ({ from, to }: AnalyticsDays): number => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;

/** A week as a shorter or longer time would look; totals stay. */
function scaled(week: AnalyticsBucket, share: number): AnalyticsBucket {
  const part = (count: number): number => Math.round(count * share);
  const count = ({ web, widget }: AnalyticsBucket['views']) => ({ web: part(web), widget: part(widget) });
  const followers = ({ gained, lost, total }: AnalyticsBucket['followers']) => ({
    gained: part(gained),
    lost: part(lost),
    total,
  });
  return {
    ...week,
    views: count(week.views),
    clicks: count(week.clicks),
    reach: count(week.reach),
    quotes: count(week.quotes),
    followers: followers(week.followers),
    product_followers: followers(week.product_followers),
  };
}
