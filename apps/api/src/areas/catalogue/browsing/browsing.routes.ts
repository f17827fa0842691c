import type { Context } from '../../../platform/context';
import type { Handlers } from '../../../platform/http/call';
import {
  ALL_DOCUMENTS,
  adviceOn,
  countFacets,
  countFollowed,
  type DocumentOrder,
  findPage,
  isFollowed,
  searchFilters,
} from '../../operations/search';
import { findCatalogueProducts } from './browsing.repository';
import { catalogueProductView } from './browsing.view';
import { sectorRoutes } from './sectors.routes';

const ORDERS = {
  relevance: 'relevance',
  name: 'name',
  suppliers: 'links',
  followers: 'followers',
  newest: 'added',
  discussed: 'posts',
} as const satisfies Record<string, DocumentOrder | 'relevance'>;

const FACETS = ['sector', 'kind', 'country', 'supply'] as const;

/** Routes for filtering and comparing products, and for sectors. */
export const browsingRoutes = (context: Context) => {
  const { db } = context;
  return {
    browseProducts: async ({ query, viewer }) => {
      const { q, sector, kind, country, supply, followed, facets, cursor, limit } = query;
      const viewerId = viewer?.id ?? null;
      const sort = query.sort ?? (q.trim() === '' ? 'name' : 'relevance');
      const request = {
        kind: 'product' as const,
        text: q,
        filters: searchFilters({ sector, kind, country, supply }),
        shown: followed === true ? isFollowed('product', viewerId) : ALL_DOCUMENTS,
        reader: viewer ? ('member' as const) : ('guest' as const),
        order: sort === 'relevance' && q.trim() === '' ? ('followers' as const) : ORDERS[sort],
        cursor,
        limit,
      };
      const page = await findPage(context, request);
      const { plan } = page;
      const rows = await findCatalogueProducts(db, page.ids, viewerId, plan !== null);
      const counted = facets && cursor === undefined ? await countFacets(context, page, FACETS) : null;
      return {
        status: 200,
        json: {
          results: rows.map((row) => catalogueProductView(row, plan)),
          count: page.count,
          estimated: page.estimated,
          facets: counted && {
            sector: counted.get('sector') ?? [],
            kind: counted.get('kind') ?? [],
            country: counted.get('country') ?? [],
            supply: counted.get('supply') ?? [],
            followed: await countFollowed(db, viewerId, { ...page.sought, kind: 'product' }),
          },
          advice: cursor === undefined ? await adviceOn(context, request, page) : null,
          ...(page.next !== null && { LastEvaluatedKey: page.next }),
        },
      };
    },
    ...sectorRoutes(context),
  } satisfies Partial<Handlers>;
};
