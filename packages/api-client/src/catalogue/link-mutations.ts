import type { QueryClient } from '@tanstack/react-query';
import { companyKeys } from '../companies/keys';
import { networkKeys } from '../network/keys';
import { searchKeys } from '../operations/keys';
import { createOptions, refetch, writeOptions } from '../query-options/write-options';
import type { Client } from '../transport/client';
import { expectNoContent, ignoreAlreadyLinked, unwrap } from '../transport/unwrap';
import type { LinkEvidence, LinkVerdictDraft, ProductDraft, SupplierDraft } from '../types';
import { type CatalogueLink, productKeys } from './keys';

/** Product to create as one that a company supplies. */
export interface SuppliedDraft extends Pick<ProductDraft, 'name' | 'desc'> {
  companyId: string;
}

/** Returns mutations of suppliers, as options of TanStack Query. */
export function supplierMutations({ withoutRetries: client }: Client) {
  return {
    /**
     * Adds several suppliers to a product with one call each. Existing suppliers are skipped, so a retry after a
     * failure adds the remaining ones. Returns the ids of the existing ones.
     */
    addAll: () =>
      writeOptions({
        mutationKey: ['suppliers', 'addAll'],
        mutationFn: async ({
          productId,
          companyIds,
        }: {
          productId: string;
          companyIds: readonly string[];
        }) => {
          const existing: string[] = [];
          for (const company_id of companyIds) {
            const body = { company_id, product_id: productId };
            const isNew = await ignoreAlreadyLinked(client.POST('/api/v1/product/supplier', { body }));
            if (!isNew) existing.push(company_id);
          }
          return existing;
        },
        refresh: (queries, _, { companyIds }) =>
          refetch(
            queries,
            // The suppliers of a product are customers of those of its raw materials, so network lists change as well.
            productKeys.all,
            networkKeys.all,
            ...companyIds.map((id) => companyKeys.products(id)),
          ),
      }),

    /**
     * Adds several products to a company's supply with one call each. Existing links are skipped, so a retry after a
     * failure adds the remaining ones. Returns the ids of the existing ones.
     */
    addProducts: () =>
      writeOptions({
        mutationKey: ['suppliers', 'addProducts'],
        mutationFn: async ({
          companyId,
          productIds,
        }: {
          companyId: string;
          productIds: readonly string[];
        }) => {
          const existing: string[] = [];
          for (const product_id of productIds) {
            const body = { company_id: companyId, product_id };
            const isNew = await ignoreAlreadyLinked(client.POST('/api/v1/product/supplier', { body }));
            if (!isNew) existing.push(product_id);
          }
          return existing;
        },
        refresh: (queries, _, { companyId }) =>
          refetch(queries, companyKeys.products(companyId), productKeys.all, networkKeys.all),
      }),

    /**
     * Creates a product that a company supplies. A taken name fails with `already_exists`; if the product was created
     * but linking the company failed, a retry links it.
     */
    createProduct: () =>
      createOptions({
        mutationKey: ['suppliers', 'createProduct'],
        path: '/api/v1/product',
        call: async ({ companyId, ...draft }: SuppliedDraft, header) => {
          const { Item } = await unwrap(client.POST('/api/v1/product', { params: { header }, body: draft }));
          await ignoreAlreadyLinked(
            client.POST('/api/v1/product/supplier', { body: { company_id: companyId, product_id: Item.id } }),
          );
          return Item;
        },
        refresh: (queries, _, { companyId }) =>
          refetch(
            queries,
            companyKeys.products(companyId),
            networkKeys.all,
            productKeys.lists,
            searchKeys.all,
          ),
      }),

    /** Adds a supplier to a product. An existing one fails with `already_linked`. */
    add: () =>
      createOptions({
        mutationKey: ['suppliers', 'add'],
        path: '/api/v1/product/supplier',
        call: async (body: SupplierDraft, header) =>
          (await unwrap(client.POST('/api/v1/product/supplier', { params: { header }, body }))).Item,
        refresh: (queries, supplier) =>
          refetch(queries, productKeys.one(supplier.product_id), companyKeys.products(supplier.company_id)),
      }),
  };
}

/** Returns mutations of a catalogue link, as options of TanStack Query. */
export function linkMutations({ withoutRetries: client }: Client, link: CatalogueLink) {
  const path = { kind: link.kind, id: link.productId, otherId: link.otherId };
  const key = (name: string) => ['links', name, link.kind, link.productId, link.otherId];
  const keep = async (queries: QueryClient, evidence: LinkEvidence) => {
    queries.setQueryData(productKeys.link(link), evidence);
  };
  // The suppliers of a product are customers of those of its raw materials, so network lists change as well.
  const refetchLists = (queries: QueryClient) =>
    refetch(
      queries,
      productKeys.all,
      networkKeys.all,
      ...(link.kind === 'supplier' ? [companyKeys.products(link.otherId)] : []),
    );
  return {
    /** Confirms or disputes the link, replacing the viewer's previous vote. */
    judge: () =>
      writeOptions({
        mutationKey: key('judge'),
        mutationFn: async (body: LinkVerdictDraft) =>
          (
            await unwrap(
              client.PUT('/api/v2/links/{kind}/{id}/{otherId}/verdict', { params: { path }, body }),
            )
          ).Item,
        refresh: keep,
      }),

    /** Withdraws the viewer's vote. */
    withdraw: () =>
      writeOptions({
        mutationKey: key('withdraw'),
        mutationFn: async (_: undefined) =>
          (await unwrap(client.DELETE('/api/v2/links/{kind}/{id}/{otherId}/verdict', { params: { path } })))
            .Item,
        refresh: keep,
      }),

    /** Sets the source; for the author of the link and moderators, others fail with `forbidden`. */
    setSource: () =>
      writeOptions({
        mutationKey: key('setSource'),
        mutationFn: async (body: { source_url: string | null }) =>
          (await unwrap(client.PATCH('/api/v2/links/{kind}/{id}/{otherId}', { params: { path }, body })))
            .Item,
        refresh: keep,
      }),

    /** Removes the link; for its author and moderators, others fail with `forbidden`. @see GAP-087 */
    remove: () =>
      writeOptions({
        mutationKey: key('remove'),
        mutationFn: (_: undefined) =>
          expectNoContent(client.DELETE('/api/v2/links/{kind}/{id}/{otherId}', { params: { path } })),
        refresh: (queries) => {
          queries.removeQueries({ queryKey: productKeys.link(link) });
          return refetchLists(queries);
        },
      }),

    /** Restores the removed link; for the one who removed it and moderators. */
    restore: () =>
      writeOptions({
        mutationKey: key('restore'),
        mutationFn: async (_: undefined) =>
          (await unwrap(client.PUT('/api/v2/links/{kind}/{id}/{otherId}/restore', { params: { path } })))
            .Item,
        refresh: async (queries, evidence) => {
          await refetchLists(queries);
          queries.setQueryData(productKeys.link(link), evidence);
        },
      }),
  };
}
