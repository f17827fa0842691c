import type { QueryClient } from '@tanstack/react-query';
import { answer, answerNothing } from '../answer';
import { isApiError } from '../api-error';
import type { Client } from '../client';
import { companyKeys, feedKeys, meKeys, productKeys, searchKeys } from '../query-keys';
import { readReplyError, readThrown } from '../read-error';
import type { BulkProducts, Product, ProductDraft } from '../types';
import { followOptions } from './follow-options';
import { createOptions, refetch, writeOptions } from './write-options';

/** A product's new name, and its new description unless that stays as it is. */
export interface ProductUpdate {
  id: string;
  name: string;
  description?: string;
  /** The version that was changed; without it nobody's change is noticed. @see GAP-058 */
  version?: number;
}

/** A picture and its crop, JPEG or PNG of at most 10 MB each. */
export interface ProductPicture {
  original: Blob;
  crop: Blob;
}

/** Writes about products, as options of TanStack Query. */
export function productMutations(client: Client) {
  return {
    /** Creates a product. A taken name fails with `already_exists`. @see DIFF-022 */
    create: () =>
      createOptions({
        mutationKey: ['products', 'create'],
        path: '/api/v1/product',
        call: async (draft: ProductDraft, header) =>
          (await answer(client.POST('/api/v1/product', { params: { header }, body: draft }))).Item,
        refresh: (queries, product) => {
          queries.setQueryData(productKeys.detail(product.id), product);
          return refetch(queries, productKeys.lists, searchKeys.all);
        },
      }),

    /** Creates a product, or finds the one of that name, for its id. */
    createForId: () =>
      createOptions({
        mutationKey: ['products', 'createForId'],
        path: '/api/v1/product/id',
        call: (draft: ProductDraft, header) =>
          answer(client.POST('/api/v1/product/id', { params: { header }, body: draft })),
        refresh: (queries) => refetch(queries, productKeys.lists, searchKeys.all),
      }),

    /**
     * Changes a product's name and description; for editors only. Fails with `already_exists` for a taken name, and with
     * `edited_meanwhile` when `version` is no longer the product's. @see GAP-058
     */
    update: () =>
      writeOptions({
        mutationKey: ['products', 'update'],
        mutationFn: async ({ id, ...body }: ProductUpdate) =>
          (await answer(client.PUT('/api/v1/product/{id}', { params: { path: { id } }, body }))).Item,
        refresh: changed,
      }),

    /** Puts back what an edit has changed; for editors only. @see GAP-058 */
    restore: (id: string) =>
      writeOptions({
        mutationKey: ['products', 'restore', id],
        mutationFn: async ({ editId, version }: { editId: string; version: number }) =>
          (
            await answer(
              client.PUT('/api/v2/products/{id}/edits/{editId}/restore', {
                params: { path: { id, editId } },
                body: { version },
              }),
            )
          ).Item,
        refresh: changed,
      }),

    /** Deletes a product that nothing hangs on, else fails with `product_in_use`; for editors only. */
    remove: () =>
      writeOptions({
        mutationKey: ['products', 'remove'],
        mutationFn: ({ id }: { id: string }) =>
          answerNothing(client.DELETE('/api/v1/product/{id}', { params: { path: { id } } })),
        refresh: (queries, _, { id }) => {
          queries.removeQueries({ queryKey: productKeys.one(id) });
          return refetch(queries, productKeys.lists, searchKeys.all);
        },
      }),

    /** Follows a product; shows at once, and is taken back when it fails. @see PROD-013, DIFF-026 */
    follow: (id: string) =>
      followOptions(id, true, () => client.POST('/api/v1/product/follow', { body: { productId: id } })),

    /** Stops following a product; shows at once, and is taken back when it fails. @see PROD-013, DIFF-026 */
    unfollow: (id: string) =>
      followOptions(id, false, () => client.POST('/api/v1/product/unfollow', { body: { productId: id } })),

    /**
     * Follows several products, one call each, one after the other. Where one fails the others stay followed; the
     * same again follows what is left, as following twice is following once. What is not there, or no longer, is passed
     * over while any is. Answers those that are followed. @see FEED-010
     */
    followAll: () =>
      writeOptions({
        mutationKey: ['products', 'followAll'],
        mutationFn: async ({ ids }: { ids: readonly string[] }) => {
          const followed: string[] = [];
          let missing: unknown;
          for (const productId of ids) {
            try {
              await answer(client.POST('/api/v1/product/follow', { body: { productId } }));
              followed.push(productId);
            } catch (error) {
              if (!isApiError(error) || error.status !== 422) throw error;
              missing = error;
            }
          }
          if (followed.length === 0 && missing) throw missing;
          return followed;
        },
        refresh: (queries, ids) =>
          refetch(
            queries,
            meKeys.followedProducts(),
            feedKeys.global,
            ...ids.map((id) => productKeys.one(id)),
          ),
      }),

    /** Adds a picture with its crop. */
    uploadImage: (id: string) =>
      createOptions({
        mutationKey: ['products', 'uploadImage'],
        path: '/api/v2/product/upload',
        call: ({ original, crop }: ProductPicture, header) =>
          answer(
            client.POST('/api/v2/product/upload', {
              params: { query: { type: 'image' }, header },
              // The contract's types know a file as text; what is sent is the form below.
              body: { product_id: id, original_image: 'original', crop_image: 'crop' },
              bodySerializer: () => imageForm(id, { original, crop }),
            }),
          ),
        refresh: (queries) => refetch(queries, productKeys.detail(id), productKeys.lists),
      }),

    /**
     * Stores a picture by a signed address: asks for the address, sends the file there, answers the address under
     * which it is found. The permission is in the address, so no cookie is sent to it.
     */
    uploadSignedImage: () =>
      writeOptions({
        mutationKey: ['products', 'uploadSignedImage'],
        mutationFn: async ({ file }: { file: Blob }) => {
          const file_type = file.type === 'image/png' ? 'image/png' : 'image/jpeg';
          const signed = await answer(
            client.GET('/api/v1/product/signedUrl/image', { params: { query: { file_type } } }),
          );
          await send(client, signed.signedRequest, file, file_type);
          return signed.url;
        },
        refresh: async () => undefined,
      }),

    /** Adds many products to one's own company; answers a status for each entry. */
    addBulk: () =>
      createOptions({
        mutationKey: ['products', 'addBulk'],
        path: '/api/v2/products/bulkproducts',
        call: async (body: BulkProducts, header) =>
          (await answer(client.POST('/api/v2/products/bulkproducts', { params: { header }, body }))).results,
        refresh: (queries, results) =>
          refetch(
            queries,
            companyKeys.all,
            productKeys.lists,
            searchKeys.all,
            ...results.flatMap(({ product_id }) =>
              product_id === null ? [] : [productKeys.one(product_id)],
            ),
          ),
      }),
  };
}

/** A product's name stands in the tables of other products and companies as well. */
function changed(queries: QueryClient, product: Product): Promise<unknown> {
  queries.setQueryData(productKeys.detail(product.id), product);
  return refetch(queries, productKeys.all, companyKeys.all, searchKeys.all);
}

function imageForm(id: string, { original, crop }: ProductPicture): FormData {
  const form = new FormData();
  form.set('product_id', id);
  form.set('original_image', original);
  form.set('crop_image', crop);
  return form;
}

async function send(client: Client, address: string, file: Blob, type: string): Promise<void> {
  const headers = { 'Content-Type': type };
  const request = new Request(address, { method: 'PUT', body: file, headers, credentials: 'omit' });
  const response = await client.fetchAnywhere(request).catch((thrown: unknown) => {
    throw readThrown(thrown);
  });
  if (!response.ok) throw readReplyError(response, await response.json().catch(() => null));
}
