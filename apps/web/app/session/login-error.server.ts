import { isLoginRefusal } from '@millrace/domain';
import type { AppLoadContext } from 'react-router';

/**
 * Returns the error of a failed login from the address, if it is one of the API's own sentences. A failed login loads
 * a new page, so only the server knows it.
 *
 * @see PAGE-006, DIFF-029, GAP-036
 */
export function loadLoginError({ contact }: Pick<AppLoadContext, 'contact'>, request: Request): string {
  const text = new URL(request.url).searchParams.get('loginerror') ?? '';
  return isLoginRefusal(text, contact.salesEmail) ? text : '';
}
