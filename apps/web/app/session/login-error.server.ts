import { isLoginRefusal } from '@millrace/domain';
import type { AppLoadContext } from 'react-router';

/**
 * What the API says of a login that failed, as the address has it: one of its own sentences, or nothing of what somebody
 * else wrote there. A login fails by a new page, so that this is known on the server alone.
 *
 * @see PAGE-006, DIFF-029, GAP-036
 */
export function loadLoginError({ contact }: Pick<AppLoadContext, 'contact'>, request: Request): string {
  const text = new URL(request.url).searchParams.get('loginerror') ?? '';
  return isLoginRefusal(text, contact.salesEmail) ? text : '';
}
