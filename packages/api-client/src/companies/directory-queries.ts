import { joinFoundPages, readFoundPage } from '../query-options/found-page';
import { pagedOptions, readOptions } from '../query-options/read-options';
import type { Client } from '../transport/client';
import { unwrap } from '../transport/unwrap';
import type { CatalogueCompany, CompanyFacets } from '../types';
import { companyKeys, type DirectoryFilter } from './keys';

/** Reads of the directory of companies, as options of TanStack Query. */
export function directoryQueries(client: Client) {
  return {
    /** Companies that pass the filters, with the facets of the first page. */
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

    /** Tells how many companies each country has, under the filters. */
    countries: ({ sort: _sort, facets: _facets, limit: _limit, ...filter }: DirectoryFilter = {}) =>
      readOptions({
        queryKey: companyKeys.countries(filter),
        queryFn: ({ signal }) =>
          unwrap(client.GET('/api/v2/companies/countries', { params: { query: filter }, signal })),
      }),
  };
}
