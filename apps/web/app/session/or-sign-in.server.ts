import { isApiError } from '@millrace/api-client';
import { redirect } from 'react-router';
import { orPageProblem } from '../loader-failures';

/** For a read that members alone may do: leads a guest to the login, and by it back to the page. @see GAP-036 */
export function orSignIn(request: Request): (error: unknown) => never {
  return (error) => {
    if (!isApiError(error, 'sign_in_required')) return orPageProblem(error);
    const { pathname, search } = new URL(request.url);
    throw redirect(`/?${new URLSearchParams({ login: 'true', return_to: pathname + search })}`);
  };
}
