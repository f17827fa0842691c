import { answer, answerUnlessLinked } from '../answer';
import type { Client } from '../client';
import { companyKeys, networkKeys, productKeys, searchKeys } from '../query-keys';
import type { ProductDraft, SupplierDraft } from '../types';
import { createOptions, refetch, writeOptions } from './write-options';

/** A product that is made as one that a company supplies. */
export interface SuppliedDraft extends Pick<ProductDraft, 'name' | 'desc'> {
  companyId: string;
}

/** Writes about suppliers, as options of TanStack Query. */
export function supplierMutations(client: Client) {
  return {
    /**
     * Adds several suppliers to a product, one call each. Those that are listed already stay as they are, so that the
     * same again after a failure adds what is left.
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
          for (const company_id of companyIds) {
            await answerUnlessLinked(
              client.POST('/api/v1/product/supplier', { body: { company_id, product_id: productId } }),
            );
          }
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
     * that the same again after a failure adds what is left.
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
          for (const product_id of productIds) {
            await answerUnlessLinked(
              client.POST('/api/v1/product/supplier', { body: { company_id: companyId, product_id } }),
            );
          }
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
          const { Item } = await answer(client.POST('/api/v1/product', { params: { header }, body: draft }));
          await answerUnlessLinked(
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
          (await answer(client.POST('/api/v1/product/supplier', { params: { header }, body }))).Item,
        refresh: (queries, supplier) =>
          refetch(queries, productKeys.one(supplier.product_id), companyKeys.products(supplier.company_id)),
      }),
  };
}
