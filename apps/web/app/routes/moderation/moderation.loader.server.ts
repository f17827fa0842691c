import { isApiError } from '@millrace/api-client';
import { notFound, toErrorResponse } from '../../loader-failures';

/** Maps the error of a read for moderators: 401 and 403 become 404, to hide the page. @see GAP-096, PERM-013 */
export function orNotFound(error: unknown): never {
  if (isApiError(error) && (error.status === 401 || error.status === 403)) throw notFound();
  return toErrorResponse(error);
}
