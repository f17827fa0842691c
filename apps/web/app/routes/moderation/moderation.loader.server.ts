import { isApiError } from '@millrace/api-client';
import { notFound, toErrorResponse } from '../../loader-failures';

/** For a read that moderators alone may do: to everybody else there is no such page. @see GAP-096, PERM-013 */
export function orNotFound(error: unknown): never {
  if (isApiError(error) && (error.status === 401 || error.status === 403)) throw notFound();
  return toErrorResponse(error);
}
