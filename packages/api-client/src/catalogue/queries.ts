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

/** The most that the contract gives at once of a concentration. */
const LONGEST_CONCENTRATION = 1000;

/** The most that the contract gives at once of applications. */
const LONGEST_PAGE = 200;

/** Reads about products, as options of TanStack Query. */
export function productQueries({ withoutRetries: client }: Client) {
  return {
    /** One product, with its counts and whether the viewer follows it. */
    detail: (id: string) =>
      readOptions({
        queryKey: productKeys.detail(id),
        queryFn: async ({ signal }) =>
          (await unwrap(client.GET('/api/v1/product/{id}', { params: { path: { id } }, signal }))).Item,
      }),

    /** All products, by name; of one sector if asked. */
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

    /** Suppliers in the order asked for, four at a time unless told otherwise. @see PROD-029, PROD-030 */
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

    /** Who changed what, newest first; for members. @see GAP-058 */
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

    /** How many companies supply a product, whoever asks. */
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

    /** What a product is made of and made with, by name. */
    rawMaterials: (id: string, { limit }: PageRequest = {}) =>
      pagedOptions({
        queryKey: productKeys.rawMaterials(id, { limit }),
        readPage: ({ signal, cursor }) => readRawMaterials(client, id, { signal, limit, cursor }),
        join: joinPages,
      }),

    /** Where a product ends up, by name. */
    applications: (id: string, { limit }: PageRequest = {}) =>
      pagedOptions({
        queryKey: productKeys.applications(id, { limit }),
        readPage: ({ signal, cursor }) => readApplications(client, id, { signal, limit, cursor }),
        join: joinPages,
      }),

    /** Every direct application of a product in one answer, as a tree needs them. @see TREE-004 */
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

    /** Every direct raw material of a product in one answer, as a tree needs them. */
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
     * Where the chain of a product is thin, the greatest risk first: all of its products in one answer, as a table that
     * is sorted and a diagram that is coloured need them.
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

    /** Companies that supply the product's applications, those that supply most of them first. */
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

    /** Who follows a product, newest first; for a guest a sample. */
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

    /** What members posted about a product, newest first. */
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

/** Reads about links of the catalogue, as options of TanStack Query. */
export function linkQueries({ withoutRetries: client }: Client) {
  return {
    /** Who added a link, and when, who confirms or disputes it, and whether the viewer may remove it; for members. @see GAP-087 */
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

/** Reads of what is in the catalogue twice, as options of TanStack Query. @see GAP-088 */
export function duplicateQueries({ withoutRetries: client }: Client) {
  return {
    /** What members have flagged: what waits, the oldest first, or what was decided, the newest first. For moderators. */
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

/** Cases of a page. */
const CASES = 20;
