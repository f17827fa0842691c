import { answer, answerUnlessLinked } from '../answer';
import type { Client } from '../client';
import { companyKeys, networkKeys, productKeys } from '../query-keys';
import type { SupplierDraft } from '../types';
import { createOptions, refetch, writeOptions } from './write-options';

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
