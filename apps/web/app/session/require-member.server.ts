import { isApiError } from '@millrace/api-client';
import { redirect } from 'react-router';
import { toErrorResponse } from '../loader-failures';

/** Handles the error of a members-only read: redirects a guest to the login and back. @see GAP-036 */
export function requireMember(request: Request): (error: unknown) => never {
  return (error) => {
    if (!isApiError(error, 'sign_in_required')) return toErrorResponse(error);
    const { pathname, search } = new URL(request.url);
    throw redirect(`/?${new URLSearchParams({ login: 'true', return_to: pathname + search })}`);
  };
}
