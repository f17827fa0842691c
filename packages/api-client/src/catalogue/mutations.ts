import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { meKeys } from '../account/keys';
import { companyKeys } from '../companies/keys';
import { feedKeys } from '../feed/keys';
import { searchKeys } from '../operations/keys';
import { createOptions, refetch, writeOptions } from '../query-options/write-options';
import { type ApiError, isApiError } from '../transport/api-error';
import type { Client } from '../transport/client';
import { readReplyError, readThrown } from '../transport/read-error';
import { expectNoContent, unwrap } from '../transport/unwrap';
import type {
  BulkProducts,
  DuplicateDecisionDraft,
  DuplicateDraft,
  FollowedProduct,
  Product,
  ProductDocument,
  ProductDraft,
  ProductPropertyDraft,
} from '../types';
import { productKeys } from './keys';

/** New name of a product, and optionally its new description. */
export interface ProductUpdate {
  id: string;
  name: string;
  description?: string;
  /** Unchanged if omitted. */
  identifiers?: NonNullable<ProductDraft['identifiers']>;
  /** Replaces the whole list. Unchanged if omitted. */
  properties?: ProductPropertyDraft[];
  /** Version that the edit is based on; without it edit conflicts are not detected. @see GAP-058 */
  version?: number;
}

/** Picture and its crop, JPEG or PNG of at most 10 MB each. */
export interface ProductPicture {
  original: Blob;
  crop: Blob;
}

/** Document to add to a product: a PDF of at most 25 MB, and what is known of it. */
export interface ProductDocumentDraft {
  file: File;
  kind: ProductDocument['kind'];
  /** Default is the name of the file. */
  title?: string;
  /** ISO 639-1 code. */
  language?: string;
  /** Date of the document, as `2026-03-01`. */
  issued?: string;
  /** URL or text. */
  source?: string;
}

/** Returns mutations of products, as options of TanStack Query. */
export function productMutations({ withoutRetries: client }: Client) {
  return {
    /** Creates a product. A taken name fails with `already_exists`. @see DIFF-022 */
    create: () =>
      createOptions({
        mutationKey: ['products', 'create'],
        path: '/api/v1/product',
        call: async (draft: ProductDraft, header) =>
          (await unwrap(client.POST('/api/v1/product', { params: { header }, body: draft }))).Item,
        refresh: (queries, product) => {
          queries.setQueryData(productKeys.detail(product.id), product);
          return refetch(queries, productKeys.lists, searchKeys.all);
        },
      }),

    /** Creates a product or finds the existing one of that name; returns its id. */
    createForId: () =>
      createOptions({
        mutationKey: ['products', 'createForId'],
        path: '/api/v1/product/id',
        call: (draft: ProductDraft, header) =>
          unwrap(client.POST('/api/v1/product/id', { params: { header }, body: draft })),
        refresh: (queries) => refetch(queries, productKeys.lists, searchKeys.all),
      }),

    /**
     * Changes a product's name and description; for editors only. Fails with `already_exists` for a taken name, and with
     * `edited_meanwhile` if `version` is outdated. @see GAP-058
     */
    update: () =>
      writeOptions({
        mutationKey: ['products', 'update'],
        mutationFn: async ({ id, ...body }: ProductUpdate) =>
          (await unwrap(client.PUT('/api/v1/product/{id}', { params: { path: { id } }, body }))).Item,
        refresh: changed,
      }),

    /** Reverts an edit; for editors only. @see GAP-058 */
    restore: (id: string) =>
      writeOptions({
        mutationKey: ['products', 'restore', id],
        mutationFn: async ({ editId, version }: { editId: string; version: number }) =>
          (
            await unwrap(
              client.PUT('/api/v2/products/{id}/edits/{editId}/restore', {
                params: { path: { id, editId } },
                body: { version },
              }),
            )
          ).Item,
        refresh: changed,
      }),

    /** Deletes a product that nothing refers to, else fails with `product_in_use`; for editors only. */
    remove: () =>
      writeOptions({
        mutationKey: ['products', 'remove'],
        mutationFn: ({ id }: { id: string }) =>
          expectNoContent(client.DELETE('/api/v1/product/{id}', { params: { path: { id } } })),
        refresh: (queries, _, { id }) => {
          queries.removeQueries({ queryKey: productKeys.one(id) });
          return refetch(queries, productKeys.lists, searchKeys.all);
        },
      }),

    /** Follows a product, with optimistic update and rollback. @see PROD-013, DIFF-026 */
    follow: (id: string) =>
      followOptions(id, true, () => client.POST('/api/v1/product/follow', { body: { productId: id } })),

    /** Unfollows a product, with optimistic update and rollback. @see PROD-013, DIFF-026 */
    unfollow: (id: string) =>
      followOptions(id, false, () => client.POST('/api/v1/product/unfollow', { body: { productId: id } })),

    /**
     * Follows several products with sequential calls. If one fails, the others stay followed, and a retry follows the
     * rest, as following is idempotent. Products that do not exist are skipped as long as at least one exists.
     * Returns the followed products. @see FEED-010
     */
    followAll: () =>
      writeOptions({
        mutationKey: ['products', 'followAll'],
        mutationFn: async ({ ids }: { ids: readonly string[] }) => {
          const followed: string[] = [];
          let missing: unknown;
          for (const productId of ids) {
            try {
              await unwrap(client.POST('/api/v1/product/follow', { body: { productId } }));
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
          unwrap(
            client.POST('/api/v2/product/upload', {
              params: { query: { type: 'image' }, header },
              // The contract types files as text; the form below is what is sent.
              body: { product_id: id, original_image: 'original', crop_image: 'crop' },
              bodySerializer: () => imageForm(id, { original, crop }),
            }),
          ),
        refresh: (queries) => refetch(queries, productKeys.detail(id), productKeys.lists),
      }),

    /** Adds a document to a product. */
    addDocument: (id: string) =>
      createOptions({
        mutationKey: ['products', 'addDocument', id],
        path: '/api/v2/products/{id}/documents',
        call: ({ file, ...facts }: ProductDocumentDraft, header) =>
          unwrap(
            client.POST('/api/v2/products/{id}/documents', {
              params: { path: { id }, header },
              // The contract types files as text; the form below is what is sent.
              body: { ...facts, pdf: 'pdf' },
              bodySerializer: () => documentForm({ file, ...facts }),
            }),
          ),
        refresh: (queries) => refetch(queries, productKeys.one(id)),
      }),

    /** Removes a document of a product. */
    removeDocument: (id: string) =>
      writeOptions({
        mutationKey: ['products', 'removeDocument', id],
        mutationFn: ({ documentId }: { documentId: string }) =>
          expectNoContent(
            client.DELETE('/api/v2/products/{id}/documents/{documentId}', {
              params: { path: { id, documentId } },
            }),
          ),
        refresh: (queries) => refetch(queries, productKeys.one(id)),
      }),

    /**
     * Uploads a picture to a presigned URL: requests the URL, sends the file there and returns the picture's address.
     * The URL contains the permission, so no cookie is sent to it.
     */
    uploadSignedImage: () =>
      writeOptions({
        mutationKey: ['products', 'uploadSignedImage'],
        mutationFn: async ({ file }: { file: Blob }) => {
          const file_type = file.type === 'image/png' ? 'image/png' : 'image/jpeg';
          const signed = await unwrap(
            client.GET('/api/v1/product/signedUrl/image', { params: { query: { file_type } } }),
          );
          await send(client, signed.signedRequest, file, file_type);
          return signed.url;
        },
        refresh: async () => undefined,
      }),

    /** Adds many products to the member's company; returns a status for each entry. */
    addBulk: () =>
      createOptions({
        mutationKey: ['products', 'addBulk'],
        path: '/api/v2/products/bulkproducts',
        call: async (body: BulkProducts, header) =>
          (await unwrap(client.POST('/api/v2/products/bulkproducts', { params: { header }, body }))).results,
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

/** Invalidates the products and companies whose tables show the product's name as well. */
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

type Following = Pick<Product, 'following' | 'followers'>;

/**
 * Returns options that follow or unfollow a product. The cached product is updated optimistically and rolled back on
 * failure. Follow and unfollow of one product are queued, so that the last click wins.
 *
 * @see PROD-013, PROD-014, DIFF-026
 */
function followOptions(
  id: string,
  following: boolean,
  call: () => Promise<{ data?: { Item: FollowedProduct }; error?: unknown; response: Response }>,
) {
  const detailKey = productKeys.detail(id);
  const mutationKey = ['products', 'follow', id];
  return mutationOptions<FollowedProduct, ApiError, void, Following | undefined>({
    mutationKey,
    scope: { id: mutationKey.join('/') },
    mutationFn: async () => (await unwrap(call())).Item,
    onMutate: async (_, { client }) => {
      await client.cancelQueries({ queryKey: detailKey });
      const before = client.getQueryData<Product>(detailKey);
      if (before === undefined || before.following === following) return undefined;
      const followers = Math.max(0, before.followers + (following ? 1 : -1));
      client.setQueryData<Product>(detailKey, { ...before, following, followers });
      return { following: before.following, followers: before.followers };
    },
    onError: (_error, _variables, before, { client }) => {
      if (before === undefined) return;
      client.setQueryData<Product>(detailKey, (product) => product && { ...product, ...before });
    },
    onSettled: async (_data, _error, _variables, _before, { client }) => {
      // A later click is still in flight; the current server state would undo it on screen.
      if (client.isMutating({ mutationKey }) > 1) return;
      await Promise.all([
        client.invalidateQueries({ queryKey: detailKey }),
        client.invalidateQueries({ queryKey: productKeys.followers(id) }),
        client.invalidateQueries({ queryKey: meKeys.recommendedProducts }),
        // The global feed depends on the followed products.
        client.invalidateQueries({ queryKey: feedKeys.global }),
        // Not refetched on screen, so that an unfollowed product stays there and can be followed again.
        client.invalidateQueries({ queryKey: meKeys.followedProducts(), refetchType: 'none' }),
      ]);
    },
  });
}

/** Mutations for flagging and deciding duplicates in the catalogue, as options of TanStack Query. @see GAP-088 */
export function duplicateMutations({ withoutRetries: client }: Client) {
  return {
    /** Flags a duplicate; fails with `already_reported` while the member's own flag of the pair is open. */
    flag: () =>
      createOptions({
        mutationKey: ['duplicates', 'flag'],
        path: '/api/v2/duplicates',
        call: (body: DuplicateDraft, header) =>
          unwrap(client.POST('/api/v2/duplicates', { params: { header }, body })),
        refresh: async () => undefined,
      }),

    /** Merges a pair, keeps both, or undoes a merge; fails with `already_decided` if someone else decided first. */
    decide: (id: string) =>
      createOptions({
        mutationKey: ['moderation', 'decide-duplicate'],
        path: '/api/v2/moderation/duplicates/{id}/decisions',
        call: (body: DuplicateDecisionDraft, header) =>
          unwrap(
            client.POST('/api/v2/moderation/duplicates/{id}/decisions', {
              params: { path: { id }, header },
              body,
            }),
          ),
        // Lists of every kind may name the merged entry.
        refresh: async (queries) => {
          await queries.invalidateQueries();
        },
      }),
  };
}

function documentForm({ file, ...facts }: ProductDocumentDraft): FormData {
  const form = new FormData();
  // The server checks the fields before it reads the file.
  for (const [name, text] of Object.entries(facts)) form.set(name, text);
  form.set('pdf', file);
  return form;
}
