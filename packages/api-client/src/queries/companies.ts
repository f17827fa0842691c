import { answer } from '../answer';
import type { Client } from '../client';
import { joinPages, type PageRequest, readPage } from '../page';
import { companyKeys } from '../query-keys';
import { pagedOptions, readOptions } from './read-options';

/** Reads about companies, as options of TanStack Query. */
export function companyQueries(client: Client) {
  return {
    /** One company. */
    detail: (id: string) =>
      readOptions({
        queryKey: companyKeys.detail(id),
        queryFn: async ({ signal }) =>
          (await answer(client.GET('/api/v1/company/{id}', { params: { path: { id } }, signal }))).Item,
      }),

    /** What a company supplies, by name. */
    products: (id: string, { limit }: PageRequest = {}) =>
      pagedOptions({
        queryKey: companyKeys.products(id, { limit }),
        readPage: async ({ signal, cursor }) =>
          readPage(
            await answer(
              client.GET('/api/v1/company/{id}/products', {
                params: { path: { id }, query: { limit, cursor } },
                signal,
              }),
            ),
          ),
        join: joinPages,
      }),
  };
}
