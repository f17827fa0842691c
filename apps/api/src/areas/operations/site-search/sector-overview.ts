import type { components } from '@millrace/api-client';
import type { Sector } from '@millrace/domain';
import type { Context } from '../../../platform/context';
import type { Viewer } from '../../../platform/http/call';
import { catalogueProductView, findCatalogueProducts, readSector } from '../../catalogue/browsing';
import { catalogueCompanyView, findCatalogueCompanies } from '../../companies/directory';
import { eventSummaryView, findEventSummaries } from '../../events/events';
import { findSearchOfQuery } from '../saved-searches';
import { findFoundPosts } from './found-posts.repository';
import { foundPostView } from './site-search.view';

/** Returns the overview of a sector for a viewer. */
export async function sectorOverview(
  context: Pick<Context, 'db'>,
  id: Sector,
  viewer: Viewer | null,
): Promise<components['schemas']['SectorOverview']> {
  const { db } = context;
  const viewerId = viewer?.id ?? null;
  const { ids, ...sector } = await readSector(context, id);
  const productsOf = async (list: readonly string[]) =>
    (await findCatalogueProducts(db, list, viewerId)).map((row) => catalogueProductView(row, null));
  return {
    id,
    ...sector,
    most_supplied: await productsOf(ids.supplied),
    most_wanted: await productsOf(ids.wanted),
    top_companies: (await findCatalogueCompanies(db, ids.companies, viewerId, null)).map((row) =>
      catalogueCompanyView(row, null),
    ),
    next_events: (await findEventSummaries(db, ids.events)).map(eventSummaryView),
    newest_posts: (await findFoundPosts(db, ids.posts, viewerId)).map((row) => foundPostView(row, null)),
    saved_search_id:
      viewerId === null
        ? null
        : await findSearchOfQuery(db, viewerId, { category: 'products', sector: [id] }),
  };
}
