import { type Client, eventQueries, productQueries } from '@millrace/api-client';
import {
  DEVELOPER_SLUGS,
  developerPath,
  eventPath,
  INDUSTRY_PAGE_IDS,
  industryPath,
  productPath,
  SECTORS,
  SITE_PATHS,
  sectorPath,
} from '@millrace/domain';
import { QueryClient } from '@tanstack/react-query';
import type { AppLoadContext } from 'react-router';
import { guestClient } from '../../api.server';
import { toErrorResponse } from '../../loader-failures';

/** Cache lifetime of the sitemap, which is the same for all robots. */
const FRESH_MS = 3_600_000;

/** Maximum number of URLs per sitemap file, by the protocol. */
const ENTRIES_MAX = 50_000;

/** Maximum page size of the API. */
const PRODUCTS_AT_ONCE = 200;
const EVENTS_AT_ONCE = 100;

/** Indexed pages without an id. @see GAP-026, PAGE-027 */
const PAGES: readonly string[] = [
  SITE_PATHS.home,
  SITE_PATHS.pricing,
  SITE_PATHS.products,
  SITE_PATHS.companies,
  SITE_PATHS.events,
  ...SECTORS.map(({ key }) => sectorPath(key)),
  ...INDUSTRY_PAGE_IDS.map(industryPath),
  SITE_PATHS.about,
  SITE_PATHS.faq,
  SITE_PATHS.contact,
  SITE_PATHS.widgets,
  SITE_PATHS.widgetsOfArticle,
  SITE_PATHS.terms,
  SITE_PATHS.privacy,
  SITE_PATHS.accessibility,
  SITE_PATHS.widgetCheck,
  ...DEVELOPER_SLUGS.map(developerPath),
];

let latest: { at: number; paths: Promise<string[]> } | undefined;

/** Returns the paths of indexed pages, cached for an hour. */
export function sitemapPaths(context: AppLoadContext): Promise<string[]> {
  if (latest && Date.now() - latest.at < FRESH_MS) return latest.paths;
  const paths = readSitemapPaths(guestClient(context)).catch(toErrorResponse);
  latest = { at: Date.now(), paths };
  // Failures are not cached: the next request tries again.
  paths.catch(() => {
    latest = undefined;
  });
  return paths;
}

/** Fetches the paths from the API: upcoming events first, as they are the newest, then products. */
export async function readSitemapPaths(client: Client): Promise<string[]> {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: 0 } } });
  const room = ENTRIES_MAX - PAGES.length;
  const [events, products] = await Promise.all([
    queries.fetchInfiniteQuery({
      ...eventQueries(client).list({ limit: EVENTS_AT_ONCE }),
      pages: Math.ceil(room / EVENTS_AT_ONCE),
    }),
    queries.fetchInfiniteQuery({
      ...productQueries(client).list({ limit: PRODUCTS_AT_ONCE }),
      pages: Math.ceil(room / PRODUCTS_AT_ONCE),
    }),
  ]);
  return [
    ...PAGES,
    ...events.pages.flatMap(({ items }) => items.map((event) => eventPath(event))),
    ...products.pages.flatMap(({ items }) => items.map((product) => productPath(product))),
  ].slice(0, ENTRIES_MAX);
}
