import type { QueryClient } from '@tanstack/react-query';
import { companyKeys } from '../companies/keys';
import { networkKeys } from '../network/keys';
import { searchKeys } from '../operations/keys';
import { createOptions, refetch, writeOptions } from '../query-options/write-options';
import type { Client } from '../transport/client';
import { expectNoContent, ignoreAlreadyLinked, unwrap } from '../transport/unwrap';
import type { LinkEvidence, LinkVerdictDraft, ProductDraft, SupplierDraft } from '../types';
import { type CatalogueLink, productKeys } from './keys';

/** A product that is made as one that a company supplies. */
export interface SuppliedDraft extends Pick<ProductDraft, 'name' | 'desc'> {
  companyId: string;
}

/** Writes about suppliers, as options of TanStack Query. */
export function supplierMutations({ withoutRetries: client }: Client) {
  return {
    /**
     * Adds several suppliers to a product, one call each. Those that are listed already stay as they are, so that the
     * same again after a failure adds what is left. Returns the ids of those.
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
            // A supplier of a product is a customer of what goes into it.
            productKeys.all,
            networkKeys.all,
            ...companyIds.map((id) => companyKeys.products(id)),
          ),
      }),

    /**
     * Adds several products to what a company supplies, one call each. Those that it supplies already stay as they are, so
     * that the same again after a failure adds what is left. Returns the ids of those.
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
     * Creates a product that a company supplies. A taken name fails with `already_exists`; where the product was made and
     * the company was not added, the same again adds it.
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

    /** Adds a supplier to a product. One that is listed already fails with `already_linked`. */
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

/** Writes about a link of the catalogue, as options of TanStack Query. */
export function linkMutations({ withoutRetries: client }: Client, link: CatalogueLink) {
  const path = { kind: link.kind, id: link.productId, otherId: link.otherId };
  const key = (name: string) => ['links', name, link.kind, link.productId, link.otherId];
  const keep = async (queries: QueryClient, evidence: LinkEvidence) => {
    queries.setQueryData(productKeys.link(link), evidence);
  };
  // A supplier of a product is a customer of what goes into it.
  const refetchLists = (queries: QueryClient) =>
    refetch(
      queries,
      productKeys.all,
      networkKeys.all,
      ...(link.kind === 'supplier' ? [companyKeys.products(link.otherId)] : []),
    );
  return {
    /** Says that the link is right or wrong, in place of what the viewer said before. */
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

    /** Takes back what the viewer said. */
    withdraw: () =>
      writeOptions({
        mutationKey: key('withdraw'),
        mutationFn: async (_: undefined) =>
          (await unwrap(client.DELETE('/api/v2/links/{kind}/{id}/{otherId}/verdict', { params: { path } })))
            .Item,
        refresh: keep,
      }),

    /** Names the source; for who added it and for moderators, others fail with `forbidden`. */
    setSource: () =>
      writeOptions({
        mutationKey: key('setSource'),
        mutationFn: async (body: { source_url: string | null }) =>
          (await unwrap(client.PATCH('/api/v2/links/{kind}/{id}/{otherId}', { params: { path }, body })))
            .Item,
        refresh: keep,
      }),

    /** Removes the link; for who added it and for moderators, others fail with `forbidden`. @see GAP-087 */
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

    /** Puts the link back as it was; for who removed it and for moderators. */
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
