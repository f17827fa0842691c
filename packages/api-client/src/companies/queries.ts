import { moderationKeys } from '../operations/keys';
import {
  joinLimitedPages,
  joinPages,
  type LimitedPage,
  type PageRequest,
  readLimitedPage,
  readPage,
} from '../query-options/page';
import { pagedOptions, readOptions } from '../query-options/read-options';
import type { Client } from '../transport/client';
import { unwrap } from '../transport/unwrap';
import type { CompanyProposalList, Employee, LinkCase } from '../types';
import { companyKeys } from './keys';

/** A page of the contacts of a company. */
interface EmployeePage extends LimitedPage<Employee> {
  /** What they do, for a guest, who is told no names. */
  designations: string[];
}

/** Reads about companies, as options of TanStack Query. */
export function companyQueries({ withoutRetries: client }: Client) {
  return {
    /** One company. */
    detail: (id: string) =>
      readOptions({
        queryKey: companyKeys.detail(id),
        queryFn: async ({ signal }) =>
          (await unwrap(client.GET('/api/v1/company/{id}', { params: { path: { id } }, signal }))).Item,
      }),

    /** What a company supplies, by name. */
    products: (id: string, { limit }: PageRequest = {}) =>
      pagedOptions({
        queryKey: companyKeys.products(id, { limit }),
        readPage: async ({ signal, cursor }) =>
          readPage(
            await unwrap(
              client.GET('/api/v1/company/{id}/products', {
                params: { path: { id }, query: { limit, cursor } },
                signal,
              }),
            ),
          ),
        join: joinPages,
      }),

    /** Who is listed with a company, by name: as many as the viewer is named, or what they do. @see GAP-076 */
    employees: (id: string, { limit }: PageRequest = {}) =>
      pagedOptions({
        queryKey: companyKeys.employees(id, { limit }),
        readPage: async ({ signal, cursor }): Promise<EmployeePage> => {
          const list = await unwrap(
            client.GET('/api/v1/company/{id}/employees', {
              params: { path: { id }, query: { limit, cursor } },
              signal,
            }),
          );
          return { ...readLimitedPage(list), designations: list.designations ?? [] };
        },
        join: (pages) => ({
          ...joinLimitedPages(pages),
          designations: pages.pages[0]?.designations ?? [],
        }),
      }),

    /** Who follows a company, newest first; for a guest a sample. */
    followers: (id: string, { limit }: PageRequest = {}) =>
      pagedOptions({
        queryKey: companyKeys.followers(id, { limit }),
        readPage: async ({ signal, cursor }) =>
          readLimitedPage(
            await unwrap(
              client.GET('/api/v2/companies/{id}/followers', {
                params: { path: { id }, query: { limit, cursor } },
                signal,
              }),
            ),
          ),
        join: joinLimitedPages,
      }),

    /** What members propose to change, newest first, and whether the viewer decides; for members. */
    proposals: (id: string) =>
      readOptions<CompanyProposalList>({
        queryKey: companyKeys.proposals(id),
        queryFn: ({ signal }) =>
          unwrap(client.GET('/api/v2/companies/{id}/proposals', { params: { path: { id } }, signal })),
      }),

    /** Who changed what, newest first; for members. @see GAP-058 */
    edits: (id: string, { limit }: PageRequest = {}) =>
      pagedOptions({
        queryKey: companyKeys.edits(id, { limit }),
        readPage: async ({ signal, cursor }) =>
          readPage(
            await unwrap(
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

/** Reads of who belongs to which company, as options of TanStack Query. @see GAP-089 */
export function companyLinkQueries({ withoutRetries: client }: Client) {
  return {
    /** How the reader stands to a company. */
    own: (companyId: string) =>
      readOptions({
        queryKey: companyKeys.link(companyId),
        queryFn: ({ signal }) =>
          unwrap(client.GET('/api/v2/companies/{id}/link', { params: { path: { id: companyId } }, signal })),
      }),

    /** Requests and objections: what waits, the oldest first, or what was decided, the newest first. For moderators. */
    cases: (status: 'open' | 'closed') =>
      pagedOptions({
        queryKey: moderationKeys.linkCases(status),
        readPage: async ({ signal, cursor }) =>
          readPage(
            await unwrap(
              client.GET('/api/v2/moderation/company-links', {
                params: { query: { status, limit: CASES, cursor } },
                signal,
              }),
            ),
          ),
        join: joinPages<LinkCase>,
      }),
  };
}

/** Cases of a page. */
const CASES = 20;
