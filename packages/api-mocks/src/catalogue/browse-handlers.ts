import type { CatalogueProduct } from '@millrace/api-client';
import { compareCodePoints, isSector, nameSortKey, SECTORS } from '@millrace/domain';
import type { HttpHandler } from 'msw';
import { example } from '../contract/examples';
import { countFacets, type Filters, filtered } from '../handlers/facets';
import type { MockServer } from '../handlers/mock-server';
import { resultsPage } from '../handlers/paging';
import { REPLY, refuseParameter } from '../handlers/refusals';
import { foundEntries } from '../operations/found-entries';
import { findSavedSearch } from '../operations/saved-search-handlers';

/** Creates handlers of the catalogue and the sectors over the mock data. */
export function browseHandlers(server: MockServer): HttpHandler[] {
  const { http, user } = server;
  const { products, companies } = foundEntries(server);
  return [
    http.get('/api/v2/products', ({ request, response }) => {
      const query = new URL(request.url).searchParams;
      const q = query.get('q') ?? '';
      const filters: Filters<CatalogueProduct> = {
        sector: (one) => (one.sector ? [one.sector] : []),
        kind: (one) => (one.kind ? [one.kind] : []),
        country: (one) => one.supplier_countries.map(({ country_code }) => country_code),
        supply: ({ counts }) => [
          counts.suppliers === 0 ? 'none' : counts.suppliers === 1 ? 'one' : 'several',
        ],
      };
      const all = products(q).filter((one) => query.get('followed') !== 'true' || one.following);
      const rows = filtered(all, query, filters).sort(productOrder(query.get('sort'), q));
      const page = resultsPage(rows, { url: request.url, rowKey: ({ id }) => id });
      const counted = countFacets(all, query, filters);
      return response(200).json(
        {
          ...page,
          estimated: false,
          facets: counted && {
            sector: counted.sector ?? [],
            kind: counted.kind ?? [],
            country: counted.country ?? [],
            supply: counted.supply ?? [],
            followed: user === null ? null : rows.filter(({ following }) => following).length,
          },
          advice: rows.length > 0 ? null : { did_you_mean: null, wider: [] },
        },
        REPLY,
      );
    }),

    http.get('/api/v2/sectors', ({ response }) => {
      const [allProducts, allCompanies] = [products(''), companies('')];
      const results = SECTORS.map(({ key }) => ({
        id: key,
        products: allProducts.filter(({ sector }) => sector === key).length,
        companies: allCompanies.filter(({ sectors }) => sectors.includes(key)).length,
        events: server.data.events.filter(({ sector }) => sector === key).length,
      }));
      return response(200).json(
        { results, count: results.length, products: allProducts.length, companies: allCompanies.length },
        REPLY,
      );
    }),

    http.get('/api/v2/sectors/{id}', ({ params, response }) => {
      const { id } = params;
      if (!isSector(id)) return response.untyped(refuseParameter('id'));
      const own = products('').filter(({ sector }) => sector === id);
      const top = companies('').filter(({ sectors }) => sectors.includes(id));
      const events = server.data.events.filter(({ sector }) => sector === id);
      const ids = new Set(own.map((one) => one.id));
      const links = own
        .flatMap((one) =>
          server.data.rawMaterials.of(one.id).map(({ rawMaterial }) => ({ from: rawMaterial, to: one.id })),
        )
        .filter(({ from }) => ids.has(from));
      const targets = new Set(links.map(({ to }) => to));
      return response(200).json(
        {
          id,
          products: own.length,
          companies: top.length,
          events: events.length,
          chain: {
            nodes: own.slice(0, 60).map((one) => ({
              id: one.id,
              name: one.name,
              kind: one.kind,
              level: targets.has(one.id) ? 1 : 0,
              suppliers: one.counts.suppliers,
            })),
            links: links.slice(0, 400),
          },
          most_supplied: own.toSorted((a, b) => b.counts.suppliers - a.counts.suppliers).slice(0, 8),
          most_wanted: own.toSorted((a, b) => b.followers - a.followers).slice(0, 8),
          top_companies: top.slice(0, 8),
          next_events: events.slice(0, 6),
          newest_posts: example('SectorOverview', 'SectorFilled').newest_posts,
          saved_search_id:
            (user && findSavedSearch(server.data.savedSearches, { category: 'products', sector: [id] }))
              ?.id ?? null,
        },
        REPLY,
      );
    }),
  ];
}

const inPlace = (): number => 0;

/** Sorts products in the order of a list. */
export function productOrder(
  sort: string | null,
  q: string,
): (a: CatalogueProduct, b: CatalogueProduct) => number {
  if (sort === 'suppliers') return (a, b) => b.counts.suppliers - a.counts.suppliers;
  if (sort === 'followers' || (sort === 'relevance' && q === '')) return (a, b) => b.followers - a.followers;
  if (sort === 'newest') return (a, b) => compareCodePoints(b.added, a.added);
  if (sort === 'discussed') return (a, b) => b.posts - a.posts;
  if (sort === 'name') return (a, b) => compareCodePoints(nameSortKey(a.name), nameSortKey(b.name));
  return inPlace;
}
