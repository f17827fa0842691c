import type { CatalogueCompany } from '@millrace/api-client';
import { compareCodePoints, nameSortKey } from '@millrace/domain';
import type { HttpHandler } from 'msw';
import { countFacets, type Filters, filtered } from '../handlers/facets';
import type { MockServer } from '../handlers/mock-server';
import { resultsPage } from '../handlers/paging';
import { REPLY } from '../handlers/refusals';
import { foundEntries } from '../operations/found-entries';

/** Creates handlers of the directory over the mock data. */
export function directoryHandlers(server: MockServer): HttpHandler[] {
  const { http, user } = server;
  const { companies } = foundEntries(server);
  return [
    http.get('/api/v2/companies/countries', ({ request, response }) => {
      const query = new URL(request.url).searchParams;
      const rows = filtered(companies(query.get('q') ?? ''), query, COMPANY_FILTERS);
      const counts = countFacets(rows, new URLSearchParams(), COMPANY_FILTERS)?.country ?? [];
      const results = counts.flatMap(({ value, count }) => {
        const country = rows.find(({ country_code }) => country_code === value)?.country;
        return country ? [{ country_code: value, country, count }] : [];
      });
      const unknown = rows.filter(({ country_code }) => country_code === null).length;
      return response(200).json({ results, count: results.length, unknown }, REPLY);
    }),

    http.get('/api/v2/companies', ({ request, response }) => {
      const query = new URL(request.url).searchParams;
      const q = query.get('q') ?? '';
      const all = companies(q).filter((one) => query.get('followed') !== 'true' || one.following);
      const rows = filtered(all, query, COMPANY_FILTERS).sort(companyOrder(query.get('sort'), q));
      const page = resultsPage(rows, { url: request.url, rowKey: ({ id }) => id });
      const counted = countFacets(all, query, COMPANY_FILTERS);
      return response(200).json(
        {
          ...page,
          estimated: false,
          facets: counted && {
            country: counted.country ?? [],
            type: counted.type ?? [],
            sector: counted.sector ?? [],
            certificate: counted.certificate ?? [],
            verified: counted.verified?.[0]?.count ?? 0,
            premium: counted.premium?.[0]?.count ?? 0,
            followed: user === null ? null : rows.filter(({ following }) => following).length,
          },
          advice: rows.length > 0 ? null : { did_you_mean: null, wider: [] },
        },
        REPLY,
      );
    }),
  ];
}

const COMPANY_FILTERS: Filters<CatalogueCompany> = {
  country: (one) => (one.country_code ? [one.country_code] : []),
  type: (one) => (one.type ? [one.type] : []),
  sector: (one) => one.sectors,
  certificate: (one) => one.certificates ?? [],
  verified: (one) => (one.verified_people > 0 ? ['true'] : []),
  premium: (one) => (one.premium ? ['true'] : []),
};

const inPlace = (): number => 0;

function companyOrder(sort: string | null, q: string): (a: CatalogueCompany, b: CatalogueCompany) => number {
  if (sort === 'products' || (sort === 'relevance' && q === '')) return (a, b) => b.products - a.products;
  if (sort === 'followers') return (a, b) => b.followers - a.followers;
  if (sort === 'newest') return (a, b) => compareCodePoints(b.added, a.added);
  if (sort === 'name') return (a, b) => compareCodePoints(nameSortKey(a.name), nameSortKey(b.name));
  return inPlace;
}
