import { safeReturnPath } from '@millrace/domain';
import type { Location, ShouldRevalidateFunctionArgs } from 'react-router';

/** What the login modal puts into an address, and what a failed login leaves there. */
const PARAMETERS = ['login', 'loginerror', 'return_to'];

/**
 * Where a guest is led who wants more: the page itself, with the login modal open over it. It opens from the
 * address, so that the way back and a second window work. @see DIFF-005, PAGE-004
 */
export function signInHref({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const query = new URLSearchParams(search);
  for (const name of PARAMETERS) query.delete(name);
  query.set('login', 'true');
  return `${pathname}?${query}`;
}

/** The page beneath the login modal: what its closing leads to, and what a login returns to. */
export function withoutSignIn({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const query = new URLSearchParams(search);
  for (const name of PARAMETERS) query.delete(name);
  const rest = query.toString();
  return rest ? `${pathname}?${rest}` : pathname;
}

/**
 * The page that a login leads to: the one that a failed login was on its way to, else the one beneath the modal.
 * Whoever writes a link chooses what it carries, so that an address of another site counts as none.
 *
 * @see DIFF-005, GAP-036
 */
export function returnPath(location: Pick<Location, 'pathname' | 'search'>): string {
  const asked = new URLSearchParams(location.search).get('return_to');
  return safeReturnPath(asked, withoutSignIn(location));
}

/** For a route's `shouldRevalidate`: opening and closing the login modal changes nothing that a loader reads. */
export function notForSignIn({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isOther = currentUrl.href !== nextUrl.href;
  if (isOther && withoutSignIn(currentUrl) === withoutSignIn(nextUrl)) return false;
  return defaultShouldRevalidate;
}
