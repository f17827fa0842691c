import { DEFAULT_SUPPLIER_SORT } from '@millrace/domain';
import { moderationKeys } from '../operations/keys';
import {
  type Cursor,
  joinLimitedPages,
  joinPages,
  type PageRequest,
  readLimitedPage,
  readPage,
} from '../query-options/page';
import { pagedOptions, readOptions } from '../query-options/read-options';
import type { Client } from '../transport/client';
import { unwrap } from '../transport/unwrap';
import type {
  ApplicationEntry,
  ConcentrationList,
  DuplicateCase,
  LinkEvidence,
  RawMaterialEntry,
} from '../types';
import {
  type CatalogueLink,
  type ConcentrationFilter,
  type ProductFilter,
  productKeys,
  type SupplierFilter,
} from './keys';

/** Page size maximum of the contract for a concentration. */
const LONGEST_CONCENTRATION = 1000;

/** Page size maximum of the contract for applications. */
const LONGEST_PAGE = 200;

/** Returns queries about products, as options of TanStack Query. */
export function productQueries({ withoutRetries: client }: Client) {
  return {
    /** Reads a product with its counts and whether the viewer follows it. */
    detail: (id: string) =>
      readOptions({
        queryKey: productKeys.detail(id),
        queryFn: async ({ signal }) =>
          (await unwrap(client.GET('/api/v1/product/{id}', { params: { path: { id } }, signal }))).Item,
      }),

    /** All products by name, optionally of one sector. */
    list: (filter: ProductFilter = {}) =>
      pagedOptions({
        queryKey: productKeys.list(filter),
        readPage: async ({ signal, cursor }) =>
          readPage(
            await unwrap(
              client.GET('/api/v1/products/all', { params: { query: { ...filter, cursor } }, signal }),
            ),
          ),
        join: joinPages,
      }),

    /** Suppliers in the given order, by default four per page. @see PROD-029, PROD-030 */
    suppliers: (id: string, { sort = DEFAULT_SUPPLIER_SORT, limit }: SupplierFilter = {}) =>
      pagedOptions({
        queryKey: productKeys.suppliers(id, { sort, limit }),
        readPage: async ({ signal, cursor }) =>
          readLimitedPage(
            await unwrap(
              client.GET('/api/v2/products/{id}/suppliers', {
                params: { path: { id }, query: { sort, limit, cursor } },
                signal,
              }),
            ),
          ),
        join: joinLimitedPages,
      }),

    /** Documents of a product, newest date first. */
    documents: (id: string) =>
      readOptions({
        queryKey: productKeys.documents(id),
        queryFn: async ({ signal }) =>
          (await unwrap(client.GET('/api/v2/products/{id}/documents', { params: { path: { id } }, signal })))
            .results,
      }),

    /** Edit history, newest first; for members. @see GAP-058 */
    edits: (id: string, { limit }: PageRequest = {}) =>
      pagedOptions({
        queryKey: productKeys.edits(id, { limit }),
        readPage: async ({ signal, cursor }) =>
          readPage(
            await unwrap(
              client.GET('/api/v2/products/{id}/edits', {
                params: { path: { id }, query: { limit, cursor } },
                signal,
              }),
            ),
          ),
        join: joinPages,
      }),

    /** Number of companies that supply a product, the same for every viewer. */
    supplierCount: (id: string) =>
      readOptions({
        queryKey: productKeys.supplierCount(id),
        queryFn: async ({ signal }) =>
          (
            await unwrap(
              client.GET('/api/v1/product/supplier/{productId}', {
                params: { path: { productId: id } },
                signal,
              }),
            )
          ).count,
      }),

    /** Raw materials and equipment of a product, by name. */
    rawMaterials: (id: string, { limit }: PageRequest = {}) =>
      pagedOptions({
        queryKey: productKeys.rawMaterials(id, { limit }),
        readPage: ({ signal, cursor }) => readRawMaterials(client, id, { signal, limit, cursor }),
        join: joinPages,
      }),

    /** Applications of a product, by name. */
    applications: (id: string, { limit }: PageRequest = {}) =>
      pagedOptions({
        queryKey: productKeys.applications(id, { limit }),
        readPage: ({ signal, cursor }) => readApplications(client, id, { signal, limit, cursor }),
        join: joinPages,
      }),

    /** All direct applications of a product in one response, for trees. @see TREE-004 */
    allApplications: (id: string) =>
      readOptions({
        queryKey: productKeys.allApplications(id),
        queryFn: async ({ signal }) => {
          const all: ApplicationEntry[] = [];
          let cursor: Cursor;
          do {
            const page = await readApplications(client, id, { signal, limit: LONGEST_PAGE, cursor });
            all.push(...page.items);
            cursor = page.cursor ?? undefined;
          } while (cursor !== undefined);
          return all;
        },
      }),

    /** All direct raw materials of a product in one response, for trees. */
    allRawMaterials: (id: string) =>
      readOptions({
        queryKey: productKeys.allRawMaterials(id),
        queryFn: async ({ signal }) => {
          const all: RawMaterialEntry[] = [];
          let cursor: Cursor;
          do {
            const page = await readRawMaterials(client, id, { signal, limit: LONGEST_PAGE, cursor });
            all.push(...page.items);
            cursor = page.cursor ?? undefined;
          } while (cursor !== undefined);
          return all;
        },
      }),

    /**
     * Supply concentration of a product's chain, greatest risk first: all of its products in one response, for
     * tables that are sorted and diagrams that are coloured.
     */
    concentration: (id: string, filter: ConcentrationFilter = {}) =>
      readOptions({
        queryKey: productKeys.concentration(id, filter),
        queryFn: async ({ signal }): Promise<Omit<ConcentrationList, 'LastEvaluatedKey'>> => {
          const results: ConcentrationList['results'] = [];
          let cursor: Cursor;
          for (;;) {
            const query = { ...filter, limit: LONGEST_CONCENTRATION, cursor };
            const { LastEvaluatedKey, ...page } = await unwrap(
              client.GET('/api/v2/products/{id}/concentration', { params: { path: { id }, query }, signal }),
            );
            results.push(...page.results);
            if (LastEvaluatedKey === undefined) return { ...page, results };
            cursor = LastEvaluatedKey;
          }
        },
      }),

    /** Companies that supply the product's applications, those with the most applications first. */
    potentialCustomers: (id: string, { limit }: PageRequest = {}) =>
      pagedOptions({
        queryKey: productKeys.potentialCustomers(id, { limit }),
        readPage: async ({ signal, cursor }) =>
          readLimitedPage(
            await unwrap(
              client.GET('/api/v1/product/potentialCustomers/{id}', {
                params: { path: { id }, query: { limit, cursor } },
                signal,
              }),
            ),
          ),
        join: joinLimitedPages,
      }),

    /** Followers of a product, newest first; a sample for guests. */
    followers: (id: string, { limit }: PageRequest = {}) =>
      pagedOptions({
        queryKey: productKeys.followers(id, { limit }),
        readPage: async ({ signal, cursor }) =>
          readLimitedPage(
            await unwrap(
              client.GET('/api/v2/products/{id}/followers', {
                params: { path: { id }, query: { limit, cursor } },
                signal,
              }),
            ),
          ),
        join: joinLimitedPages,
      }),

    /** Posts of members about a product, newest first. */
    activity: (id: string, { limit }: PageRequest = {}) =>
      pagedOptions({
        queryKey: productKeys.activity(id, { limit }),
        readPage: async ({ signal, cursor }) =>
          readPage(
            await unwrap(
              client.GET('/api/v1/product/activity/{id}', {
                params: { path: { id }, query: { limit, cursor } },
                signal,
              }),
            ),
          ),
        join: joinPages,
      }),
  };
}

async function readRawMaterials(
  client: Client,
  id: string,
  { signal, limit, cursor }: { signal: AbortSignal; limit?: number; cursor: Cursor },
) {
  const list = await unwrap(
    client.GET('/api/v1/product/rawMaterial/{id}', {
      params: { path: { id }, query: { limit, cursor } },
      signal,
    }),
  );
  return readPage(list);
}

async function readApplications(
  client: Client,
  id: string,
  { signal, limit, cursor }: { signal: AbortSignal; limit?: number; cursor: Cursor },
) {
  const list = await unwrap(
    client.GET('/api/v1/product/application/{id}', {
      params: { path: { id }, query: { limit, cursor } },
      signal,
    }),
  );
  return readPage(list);
}

/** Returns queries about links of the catalogue, as options of TanStack Query. */
export function linkQueries({ withoutRetries: client }: Client) {
  return {
    /** Author and date of a link, its votes, and whether the viewer may remove it; for members. @see GAP-087 */
    evidence: (link: CatalogueLink) =>
      readOptions<LinkEvidence>({
        queryKey: productKeys.link(link),
        queryFn: async ({ signal }) =>
          (
            await unwrap(
              client.GET('/api/v2/links/{kind}/{id}/{otherId}', {
                params: { path: { kind: link.kind, id: link.productId, otherId: link.otherId } },
                signal,
              }),
            )
          ).Item,
      }),
  };
}

/** Returns queries about duplicates in the catalogue, as options of TanStack Query. @see GAP-088 */
export function duplicateQueries({ withoutRetries: client }: Client) {
  return {
    /** Flagged duplicates: open ones oldest first, or decided ones newest first. For moderators. */
    cases: (status: 'open' | 'closed') =>
      pagedOptions({
        queryKey: moderationKeys.duplicates(status),
        readPage: async ({ signal, cursor }) =>
          readPage(
            await unwrap(
              client.GET('/api/v2/moderation/duplicates', {
                params: { query: { status, limit: CASES, cursor } },
                signal,
              }),
            ),
          ),
        join: joinPages<DuplicateCase>,
      }),
  };
}

/** Number of cases per page. */
const CASES = 20;
