import { answer } from '../answer';
import type { Client } from '../client';
import { companyKeys, productKeys } from '../query-keys';
import type { SupplierDraft } from '../types';
import { createOptions, refetch } from './write-options';

/** Writes about suppliers, as options of TanStack Query. */
export function supplierMutations(client: Client) {
  return {
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
