import { isApiError } from '@millrace/api-client';
import type { QueryClient } from '@tanstack/react-query';
import { data } from 'react-router';

/** No reply came, or a proxy answered in the API's place. */
const AWAY = [0, 502, 503, 504];

/** What a loader throws for a thing that is not there, or that the viewer may not know of. @see GAP-001 */
export function notFound() {
  return data(null, { status: 404 });
}

/** What a loader throws when the asker, or somebody at the same address, asked too often. */
export function tooMany(retryAfter: number | null) {
  return unanswered(429, retryAfter);
}

function unanswered(status: number, retryAfter: number | null) {
  return data(null, { status, headers: retryAfter === null ? {} : { 'Retry-After': String(retryAfter) } });
}

/** When to come again where the API did not say it, in seconds. */
export const AWAY_RETRY_S = 5;

/** What a loader throws when the API does not answer: the page offers to try again. */
export function away(retryAfter: number | null = null) {
  return unanswered(503, retryAfter ?? AWAY_RETRY_S);
}

/**
 * Turns a failed read into a page that says so: the API's 404, and its 400 for an id that is none; its 429; its
 * absence. Other errors stay.
 */
export function orPageProblem(error: unknown): never {
  if (!isApiError(error)) throw error;
  if (error.status === 404 || error.status === 400) throw notFound();
  if (error.status === 429) throw tooMany(error.retryAfter);
  if (AWAY.includes(error.status)) throw away(error.retryAfter);
  throw error;
}

/** A page with holes would ask again for each of them: when one prefetch was too many, the page says that. */
export function refuseIfLimited(queries: QueryClient): void {
  for (const { state } of queries.getQueryCache().getAll()) {
    if (isApiError(state.error) && state.error.status === 429) throw tooMany(state.error.retryAfter);
  }
}

/** For a route's `headers`: what `tooMany` tells with a page must reach the reply. */
export function failureHeaders({ errorHeaders }: { errorHeaders: Headers | undefined }): Headers {
  return errorHeaders ?? new Headers();
}
