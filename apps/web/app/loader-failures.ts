import { isApiError } from '@millrace/api-client';
import type { QueryClient } from '@tanstack/react-query';
import { data } from 'react-router';

/** Statuses for an unreachable API: no response, or one of a proxy. */
const UNAVAILABLE = [0, 502, 503, 504];

/** Returns the 404 that a loader throws for something missing, or hidden from the viewer. @see GAP-001 */
export function notFound() {
  return data(null, { status: 404 });
}

/** Returns the 429 that a loader throws when the viewer's address exceeded its rate limit. */
export function tooManyRequests(retryAfter: number | null) {
  return unanswered(429, retryAfter);
}

function unanswered(status: number, retryAfter: number | null) {
  return data(null, { status, headers: retryAfter === null ? {} : { 'Retry-After': String(retryAfter) } });
}

/** Default Retry-After, in seconds. */
export const UNAVAILABLE_RETRY_S = 5;

/** Returns the 503 that a loader throws when the API is unavailable; the page offers a retry. */
export function apiUnavailable(retryAfter: number | null = null) {
  return unanswered(503, retryAfter ?? UNAVAILABLE_RETRY_S);
}

/**
 * Maps a failed API read to an error response: 404 and 400 (invalid id) to 404, 429, and an unavailable API to 503.
 * Rethrows other errors.
 */
export function toErrorResponse(error: unknown): never {
  if (!isApiError(error)) throw error;
  if (error.status === 404 || error.status === 400) throw notFound();
  if (error.status === 429) throw tooManyRequests(error.retryAfter);
  if (UNAVAILABLE.includes(error.status)) throw apiUnavailable(error.retryAfter);
  throw error;
}

/** Throws 429 if any prefetch was rate-limited; the page would otherwise retry each of them. */
export function refuseIfLimited(queries: QueryClient): void {
  for (const { state } of queries.getQueryCache().getAll()) {
    if (isApiError(state.error) && state.error.status === 429) throw tooManyRequests(state.error.retryAfter);
  }
}

/** For a route's `headers`: passes Retry-After of an error response on. */
export function failureHeaders({ errorHeaders }: { errorHeaders: Headers | undefined }): Headers {
  return errorHeaders ?? new Headers();
}
