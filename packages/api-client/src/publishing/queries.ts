import type { AnalyticsRange } from '../commerce/queries';
import { readOptions } from '../query-options/read-options';
import type { Client } from '../transport/client';
import { unwrap } from '../transport/unwrap';
import type { PublisherReport, PublisherSite } from '../types';
import { publisherKeys } from './keys';

/** Returns queries of the member's widget sites, as options of TanStack Query. */
export function publisherQueries({ withoutRetries: client }: Client) {
  return {
    /** All sites, newest first. */
    sites: () =>
      readOptions<readonly PublisherSite[]>({
        queryKey: publisherKeys.sites,
        queryFn: async ({ signal }) =>
          (await unwrap(client.GET('/api/v2/me/publisher-sites', { signal }))).results,
      }),

    /** Widget statistics of a site. Fails with `site_not_proven` until its ownership is verified. */
    report: (id: string, { from, to, by }: AnalyticsRange) =>
      readOptions<PublisherReport>({
        queryKey: publisherKeys.report(id, { from, to, by }),
        queryFn: ({ signal }) =>
          unwrap(
            client.GET('/api/v2/me/publisher-sites/{id}/report', {
              params: { path: { id }, query: { from, to, by } },
              signal,
            }),
          ),
      }),
  };
}
