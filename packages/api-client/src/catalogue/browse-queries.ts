import type { Sector } from '@millrace/domain';
import { joinFoundPages, readFoundPage } from '../query-options/found-page';
import { pagedOptions, readOptions } from '../query-options/read-options';
import type { Client } from '../transport/client';
import { unwrap } from '../transport/unwrap';
import type { CatalogueFacets, CatalogueProduct } from '../types';
import { type CatalogueFilter, productKeys, sectorKeys } from './keys';

/** Returns queries of the filtered catalogue and of the sectors, as options of TanStack Query. */
export function catalogueQueries(client: Client) {
  return {
    /** Products that match the filters; the first page has the facets. */
    products: (filter: CatalogueFilter = {}) =>
      pagedOptions({
        queryKey: productKeys.browse(filter),
        readPage: async ({ signal, cursor }) =>
          readFoundPage<CatalogueProduct, CatalogueFacets>(
            await unwrap(
              client.GET('/api/v2/products', { params: { query: { ...filter, cursor } }, signal }),
            ),
          ),
        join: joinFoundPages<CatalogueProduct, CatalogueFacets>,
      }),

    /** The eight sectors with their numbers, and the total numbers of products and companies. */
    sectors: () =>
      readOptions({
        queryKey: sectorKeys.list,
        queryFn: ({ signal }) => unwrap(client.GET('/api/v2/sectors', { signal })),
      }),

    /** Overview of a sector: counts, value chain, products, companies, events and posts. */
    sector: (id: Sector) =>
      readOptions({
        queryKey: sectorKeys.detail(id),
        queryFn: ({ signal }) =>
          unwrap(client.GET('/api/v2/sectors/{id}', { params: { path: { id } }, signal })),
      }),
  };
}
