import type { AnalyticsRange } from '../commerce/queries';
import { readOptions } from '../query-options/read-options';
import type { Client } from '../transport/client';
import { unwrap } from '../transport/unwrap';
import type { PublisherReport, PublisherSite } from '../types';
import { publisherKeys } from './keys';

/** Reads of one's sites with widgets, as options of TanStack Query. */
export function publisherQueries({ withoutRetries: client }: Client) {
  return {
    /** All of them, the newest first. */
    sites: () =>
      readOptions<readonly PublisherSite[]>({
        queryKey: publisherKeys.sites,
        queryFn: async ({ signal }) =>
          (await unwrap(client.GET('/api/v2/me/publisher-sites', { signal }))).results,
      }),

    /** What became of the widgets of one. Fails with `site_not_proven` until it is shown to be one's own. */
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
