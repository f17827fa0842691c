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

/** Page of the contacts of a company. */
interface EmployeePage extends LimitedPage<Employee> {
  /** Job roles, for guests, who get no names. */
  designations: string[];
}

/** Returns queries about companies, as options of TanStack Query. */
export function companyQueries({ withoutRetries: client }: Client) {
  return {
    /** Reads a company. */
    detail: (id: string) =>
      readOptions({
        queryKey: companyKeys.detail(id),
        queryFn: async ({ signal }) =>
          (await unwrap(client.GET('/api/v1/company/{id}', { params: { path: { id } }, signal }))).Item,
      }),

    /** Products that a company supplies, by name. */
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

    /** Contacts of a company by name, as many as the viewer may see, or their job roles. @see GAP-076 */
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

    /** Followers of a company, newest first; a sample for guests. */
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

    /** Proposed edits, newest first, and whether the viewer may decide; for members. */
    proposals: (id: string) =>
      readOptions<CompanyProposalList>({
        queryKey: companyKeys.proposals(id),
        queryFn: ({ signal }) =>
          unwrap(client.GET('/api/v2/companies/{id}/proposals', { params: { path: { id } }, signal })),
      }),

    /** Edit history, newest first; for members. @see GAP-058 */
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

/** Returns queries about company membership, as options of TanStack Query. @see GAP-089 */
export function companyLinkQueries({ withoutRetries: client }: Client) {
  return {
    /** Viewer's link to the company. */
    own: (companyId: string) =>
      readOptions({
        queryKey: companyKeys.link(companyId),
        queryFn: ({ signal }) =>
          unwrap(client.GET('/api/v2/companies/{id}/link', { params: { path: { id: companyId } }, signal })),
      }),

    /** Requests and objections: open ones oldest first, or decided ones newest first. For moderators. */
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

/** Number of cases per page. */
const CASES = 20;
