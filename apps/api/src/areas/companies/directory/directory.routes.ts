import { countryName } from '@millrace/domain';
import type { Context } from '../../../platform/context';
import type { Handlers, Viewer } from '../../../platform/http/call';
import {
  ALL_DOCUMENTS,
  adviceOn,
  countFacets,
  countFollowed,
  type DocumentOrder,
  findPage,
  isFollowed,
  isSought,
  planSearch,
  searchFilters,
} from '../../operations/search';
import { countByCountry, findCatalogueCompanies } from './directory.repository';
import { catalogueCompanyView } from './directory.view';

const ORDERS = {
  relevance: 'relevance',
  name: 'name',
  products: 'links',
  followers: 'followers',
  newest: 'added',
} as const satisfies Record<string, DocumentOrder | 'relevance'>;

const FACETS = ['country', 'type', 'sector', 'certificate', 'verified', 'premium'] as const;

interface DirectoryFilters {
  country?: readonly string[];
  type?: readonly string[];
  sector?: readonly string[];
  certificate?: readonly string[];
  verified?: boolean;
  premium?: boolean;
  followed?: boolean;
}

/** Routes of the directory of companies. */
export const directoryRoutes = (context: Context) => {
  const { db } = context;

  const within = (
    { country, type, sector, certificate, verified, premium, followed }: DirectoryFilters,
    viewer: Viewer | null,
  ) => ({
    kind: 'company' as const,
    filters: searchFilters({ country, type, sector, certificate, verified, premium }),
    shown: followed === true ? isFollowed('company', viewer?.id ?? null) : ALL_DOCUMENTS,
    reader: viewer ? ('member' as const) : ('guest' as const),
  });

  return {
    browseCompanies: async ({ query, viewer }) => {
      const { q, facets, cursor, limit } = query;
      const viewerId = viewer?.id ?? null;
      const sort = query.sort ?? (q.trim() === '' ? 'name' : 'relevance');
      const request = { ...within(query, viewer), text: q, order: ORDERS[sort], cursor, limit };
      const page = await findPage(context, request);
      const words = page.plan?.words.match ?? null;
      const rows = await findCatalogueCompanies(db, page.ids, viewerId, words);
      const counted = facets && cursor === undefined ? await countFacets(context, page, FACETS) : null;
      return {
        status: 200,
        json: {
          results: rows.map((row) => catalogueCompanyView(row, page.plan)),
          count: page.count,
          estimated: page.estimated,
          facets: counted && {
            country: counted.get('country') ?? [],
            type: counted.get('type') ?? [],
            sector: counted.get('sector') ?? [],
            certificate: counted.get('certificate') ?? [],
            verified: counted.get('verified')?.[0]?.count ?? 0,
            premium: counted.get('premium')?.[0]?.count ?? 0,
            followed: await countFollowed(db, viewerId, { ...page.sought, kind: 'company' }),
          },
          advice: cursor === undefined ? await adviceOn(context, request, page) : null,
          ...(page.next !== null && { LastEvaluatedKey: page.next }),
        },
      };
    },

    countCompaniesByCountry: async ({ query, viewer }) => {
      const { reader, ...sought } = within(query, viewer);
      const text = query.q.trim();
      const plan = text === '' ? null : await planSearch(db, text, sought, reader);
      const rows =
        text !== '' && !plan
          ? []
          : await countByCountry(db, isSought({ ...sought, words: plan?.words ?? null }));
      const results = rows.flatMap(({ country, count }) =>
        country === null ? [] : [{ country_code: country, country: countryName(country) ?? country, count }],
      );
      const unknown = rows.find(({ country }) => country === null)?.count ?? 0;
      return { status: 200, json: { results, count: results.length, unknown } };
    },
  } satisfies Partial<Handlers>;
};
