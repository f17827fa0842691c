import type { paths } from '../generated/schema';
import { randomId } from '../random-id';
import { isApiError } from './api-error';

/** Paths whose POST creates something and accepts an `Idempotency-Key`. */
export type CreatingPath = {
  [Path in keyof paths]: paths[Path] extends { post: { parameters: { header?: infer Headers } } }
    ? [NonNullable<Headers>] extends [never]
      ? never
      : Path
    : never;
}[keyof paths];

// Does not compile if this list differs from the contract.
const CREATING_PATHS: Readonly<Record<CreatingPath, true>> = {
  '/api/v1/product': true,
  '/api/v1/product/id': true,
  '/api/v1/product/add/stream': true,
  '/api/v1/product/rawMaterial': true,
  '/api/v1/product/supplier': true,
  '/api/v1/product/youtube': true,
  '/api/v1/product/status': true,
  '/api/v2/product/upload': true,
  '/api/v2/products/{id}/documents': true,
  '/api/v2/products/bulkproducts': true,
  '/api/v2/inquiry': true,
  '/api/v1/user/image': true,
  '/api/v1/user/add/company': true,
  '/api/v1/feed/post': true,
  '/api/v1/feed/video': true,
  '/api/v1/feed/post/{id}/comment': true,
  '/api/v2/feed/post/{id}/comments': true,
  '/api/v1/emails': true,
  '/api/v1/emails/followProduct': true,
  '/api/v1/emails/followCompany': true,
  '/api/v1/events': true,
  '/api/v2/me/calendars': true,
  '/api/v2/me/publisher-sites': true,
  '/api/v2/me/subscribedusers': true,
  '/api/v2/reports': true,
  '/api/v2/saved-searches': true,
  '/api/v2/moderation/cases/{id}/decisions': true,
  '/api/v2/duplicates': true,
  '/api/v2/moderation/company-links/{id}/decisions': true,
  '/api/v2/moderation/duplicates/{id}/decisions': true,
  '/api/v2/companies/{id}/link/requests': true,
  '/api/v2/companies/{id}/people/{userId}/objections': true,
  '/api/v1/company': true,
  '/api/v2/spreadsheets/import': true,
  '/api/v1/chats': true,
};

const HEADER = 'Idempotency-Key';

/** Header that identifies one logical call. */
export interface IdempotencyHeader {
  'Idempotency-Key': string;
}

/** Returns a key for a creating call whose caller gave none; undefined for any other call. */
export function idempotencyHeader(
  method: string,
  path: string,
  headers: RequestInit['headers'],
): IdempotencyHeader | undefined {
  if (method !== 'POST' || !Object.hasOwn(CREATING_PATHS, path)) return undefined;
  return new Headers(headers).has(HEADER) ? undefined : { [HEADER]: randomId() };
}

// Stored outside the mutation options, which are recreated on every render.
const keysInUse = new WeakMap<object, Map<CreatingPath, string>>();

/**
 * Wraps a creating call so that one logical call has one idempotency key: a retry passes the same variables object and
 * so sends the same key. After the server's final reply, the same object counts as a new call.
 */
export function withIdempotencyKey<Variables extends object, Data>(
  path: CreatingPath,
  call: (variables: Variables, header: IdempotencyHeader) => Promise<Data>,
): (variables: Variables) => Promise<Data> {
  return async (variables) => {
    const keys = keysInUse.get(variables) ?? new Map<CreatingPath, string>();
    const key = keys.get(path) ?? randomId();
    keysInUse.set(variables, keys.set(path, key));
    try {
      const data = await call(variables, { [HEADER]: key });
      keys.delete(path);
      return data;
    } catch (error) {
      if (isDecided(error)) keys.delete(path);
      throw error;
    }
  };
}

/** True if the refusal is final; without a reply, or after a transient one, the server may still carry out the call. */
function isDecided(error: unknown): boolean {
  if (!isApiError(error)) return false;
  if (error.code === 'idempotency_in_progress' || error.status === 429) return false;
  return error.status >= 400 && error.status < 500;
}
