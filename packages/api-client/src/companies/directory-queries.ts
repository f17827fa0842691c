import { joinFoundPages, readFoundPage } from '../query-options/found-page';
import { pagedOptions, readOptions } from '../query-options/read-options';
import type { Client } from '../transport/client';
import { unwrap } from '../transport/unwrap';
import type { CatalogueCompany, CompanyFacets } from '../types';
import { companyKeys, type DirectoryFilter } from './keys';

/** Returns queries of the company directory, as options of TanStack Query. */
export function directoryQueries(client: Client) {
  return {
    /** Companies that match the filters; the first page has the facets. */
    companies: (filter: DirectoryFilter = {}) =>
      pagedOptions({
        queryKey: companyKeys.browse(filter),
        readPage: async ({ signal, cursor }) =>
          readFoundPage<CatalogueCompany, CompanyFacets>(
            await unwrap(
              client.GET('/api/v2/companies', { params: { query: { ...filter, cursor } }, signal }),
            ),
          ),
        join: joinFoundPages<CatalogueCompany, CompanyFacets>,
      }),

    /** Number of companies by country that match the filters. */
    countries: ({ sort: _sort, facets: _facets, limit: _limit, ...filter }: DirectoryFilter = {}) =>
      readOptions({
        queryKey: companyKeys.countries(filter),
        queryFn: ({ signal }) =>
          unwrap(client.GET('/api/v2/companies/countries', { params: { query: filter }, signal })),
      }),
  };
}
