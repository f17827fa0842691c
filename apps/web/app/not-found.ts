import { isApiError } from '@millrace/api-client';
import { data } from 'react-router';

/** What a loader throws for a thing that is not there, or that the viewer may not know of. @see GAP-001 */
export function notFound() {
  return data(null, { status: 404 });
}

/** Turns the API's 404, and its 400 for an id that is none, into a page that says so; other errors stay. */
export function orNotFound(error: unknown): never {
  if (isApiError(error) && (error.status === 404 || error.status === 400)) throw notFound();
  throw error;
}
