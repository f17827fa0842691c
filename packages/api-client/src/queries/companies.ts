import { answer } from '../answer';
import type { Client } from '../client';
import { joinPages, type PageRequest, readPage } from '../page';
import { companyKeys } from '../query-keys';
import type { CompanyProposals } from '../types';
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

    /** Who is listed with a company, by name. */
    employees: (id: string, { limit }: PageRequest = {}) =>
      pagedOptions({
        queryKey: companyKeys.employees(id, { limit }),
        readPage: async ({ signal, cursor }) =>
          readPage(
            await answer(
              client.GET('/api/v1/company/{id}/employees', {
                params: { path: { id }, query: { limit, cursor } },
                signal,
              }),
            ),
          ),
        join: joinPages,
      }),

    /** Who follows a company, newest first. */
    followers: (id: string, { limit }: PageRequest = {}) =>
      pagedOptions({
        queryKey: companyKeys.followers(id, { limit }),
        readPage: async ({ signal, cursor }) =>
          readPage(
            await answer(
              client.GET('/api/v2/companies/{id}/followers', {
                params: { path: { id }, query: { limit, cursor } },
                signal,
              }),
            ),
          ),
        join: joinPages,
      }),

    /** What members propose to change, newest first, and whether the viewer decides; for members. */
    proposals: (id: string) =>
      readOptions<CompanyProposals>({
        queryKey: companyKeys.proposals(id),
        queryFn: ({ signal }) =>
          answer(client.GET('/api/v2/companies/{id}/proposals', { params: { path: { id } }, signal })),
      }),

    /** Who changed what, newest first; for members. @see GAP-058 */
    edits: (id: string, { limit }: PageRequest = {}) =>
      pagedOptions({
        queryKey: companyKeys.edits(id, { limit }),
        readPage: async ({ signal, cursor }) =>
          readPage(
            await answer(
              client.GET('/api/v2/companies/{id}/edits', {
                params: { path: { id }, query: { limit, cursor } },
                signal,
              }),
            ),
          ),
        join: joinPages,
      }),
  };
}
