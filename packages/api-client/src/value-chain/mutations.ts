import { productKeys } from '../catalogue/keys';
import { networkKeys } from '../network/keys';
import { searchKeys } from '../operations/keys';
import { createOptions, refetch, writeOptions } from '../query-options/write-options';
import type { Client } from '../transport/client';
import { ignoreAlreadyLinked, unwrap } from '../transport/unwrap';
import type { LinkPayload, ProductDraft, Stream } from '../types';

/** Relation of a product: raw materials or applications. */
export interface LinkedProducts {
  productId: string;
  otherIds: readonly string[];
  /** Relation of the others to the product. */
  as: 'materials' | 'applications';
}

/** Product to create and link. */
export interface LinkedDraft extends Pick<ProductDraft, 'name' | 'desc'> {
  /** Product to link it with. */
  productId: string;
  /** Relation of the new product to that one. */
  as: 'materials' | 'applications';
}

/** Returns mutations of links between products, as options of TanStack Query. */
export function valueChainMutations({ withoutRetries: client }: Client) {
  return {
    /**
     * Adds several raw materials or applications to a product with one call each. Existing links are skipped, so a
     * retry after a failure adds the remaining ones. Returns the ids of the existing ones.
     */
    linkAll: () =>
      writeOptions({
        mutationKey: ['valueChain', 'linkAll'],
        mutationFn: async ({ productId, otherIds, as }: LinkedProducts) => {
          const existing: string[] = [];
          for (const id of otherIds) {
            const body =
              as === 'materials'
                ? { raw_id: id, application_id: productId }
                : { raw_id: productId, application_id: id };
            const isNew = await ignoreAlreadyLinked(client.POST('/api/v1/product/rawMaterial', { body }));
            if (!isNew) existing.push(id);
          }
          return existing;
        },
        refresh: (queries, _, { productId, otherIds }) =>
          refetch(
            queries,
            networkKeys.all,
            productKeys.one(productId),
            ...otherIds.map((id) => productKeys.one(id)),
          ),
      }),

    /**
     * Creates a product, and links it as raw material or application of another. A taken name fails with
     * `already_exists`; if the product was created but linking failed, a retry links it.
     */
    createLinked: () =>
      createOptions({
        mutationKey: ['valueChain', 'createLinked'],
        path: '/api/v1/product',
        call: async ({ productId, as, ...draft }: LinkedDraft, header) => {
          const { Item } = await unwrap(client.POST('/api/v1/product', { params: { header }, body: draft }));
          const body =
            as === 'materials'
              ? { raw_id: Item.id, application_id: productId }
              : { raw_id: productId, application_id: Item.id };
          await ignoreAlreadyLinked(client.POST('/api/v1/product/rawMaterial', { body }));
          return Item;
        },
        refresh: (queries, _, { productId }) =>
          refetch(queries, networkKeys.all, productKeys.one(productId), productKeys.lists, searchKeys.all),
      }),

    /** Links two products, from either side. An existing link fails with `already_linked`. */
    addStream: () =>
      createOptions({
        mutationKey: ['valueChain', 'addStream'],
        path: '/api/v1/product/add/stream',
        call: async (body: Stream, header) =>
          (await unwrap(client.POST('/api/v1/product/add/stream', { params: { header }, body }))).Item,
        refresh: (queries, stream) =>
          refetch(queries, productKeys.one(stream.parentProductId), productKeys.one(stream.childProductId)),
      }),

    /** Links a raw material and an application. An existing link fails with `already_linked`. */
    link: () =>
      createOptions({
        mutationKey: ['valueChain', 'link'],
        path: '/api/v1/product/rawMaterial',
        call: async (body: LinkPayload, header) =>
          (await unwrap(client.POST('/api/v1/product/rawMaterial', { params: { header }, body }))).Item,
        refresh: (queries, link) =>
          refetch(queries, productKeys.one(link.raw_id), productKeys.one(link.application_id)),
      }),
  };
}
