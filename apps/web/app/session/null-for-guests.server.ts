import { isApiError } from '@millrace/api-client';
import { toErrorResponse } from '../loader-failures';

/** Handles the error of a members-only read: null for a guest, to whom the page shows the sign-in. @see GAP-036 */
export function nullForGuests(error: unknown): null {
  return isApiError(error, 'sign_in_required') ? null : toErrorResponse(error);
}
