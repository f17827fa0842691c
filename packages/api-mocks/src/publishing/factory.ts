import type {
  EmbedPreflight,
  PublisherReport,
  PublisherReportBucket,
  PublisherSite,
} from '@millrace/api-client';
import {
  type AnalyticsDays,
  type AnalyticsPeriod,
  analyticsPeriods,
  DAY_MS,
  EMBED_FIGURES,
} from '@millrace/domain';
import { example } from '../contract/examples';

/** Creates the sites of the contract's publisher: one unverified, one verified. */
export const publisherSites = (): PublisherSite[] =>
  structuredClone(example('PublisherSiteList', 'PublisherSitesTwo').results);

/** Creates the widget statistics of a site: the four weeks of the contract, or the same for other days. */
export function publisherReport(range?: AnalyticsDays & { by: AnalyticsPeriod }): PublisherReport {
  const known = structuredClone(example('PublisherReport', 'PublisherReportWeeks'));
  if (!range) return known;
  const { from, to, by } = range;
  const buckets = analyticsPeriods({ from, to }, by).map((days, at) => {
    const like = known.buckets[at % known.buckets.length] as PublisherReportBucket;
    const share = ((Date.parse(days.to) - Date.parse(days.from)) / DAY_MS + 1) / 7;
    const scaled = Object.fromEntries(EMBED_FIGURES.map((key) => [key, Math.round(like[key] * share)]));
    return { ...like, ...scaled, ...days };
  });
  return { ...known, from, to, by, buckets };
}

/** Creates the findings on a page, some of which block cards. */
export const embedPreflight = (overrides: Partial<EmbedPreflight> = {}): EmbedPreflight => ({
  ...structuredClone(example('EmbedPreflight', 'EmbedPreflightMixed')),
  ...overrides,
});
