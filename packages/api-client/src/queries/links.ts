import { answer } from '../answer';
import type { Client } from '../client';
import { type CatalogueLink, productKeys } from '../query-keys';
import type { LinkEvidence } from '../types';
import { readOptions } from './read-options';

/** Reads about links of the catalogue, as options of TanStack Query. */
export function linkQueries(client: Client) {
  return {
    /** Who added a link, and when, who confirms or disputes it, and whether the viewer may remove it; for members. @see GAP-087 */
    evidence: (link: CatalogueLink) =>
      readOptions<LinkEvidence>({
        queryKey: productKeys.link(link),
        queryFn: async ({ signal }) =>
          (
            await answer(
              client.GET('/api/v2/links/{kind}/{id}/{otherId}', {
                params: { path: { kind: link.kind, id: link.productId, otherId: link.otherId } },
                signal,
              }),
            )
          ).Item,
      }),
  };
}
