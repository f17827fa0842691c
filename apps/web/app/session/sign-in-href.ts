import type { LoginPlaces, LoginView } from '@millrace/community';
import { LOGIN_REASONS, type LoginReason, type LoginTarget } from '@millrace/design-system';
import { SITE_PATHS, safeReturnPath } from '@millrace/domain';
import type { Location, ShouldRevalidateFunctionArgs } from 'react-router';
import { parseTarget } from './intent';

/** Query parameters of the login dialog. */
const PARAMETERS = [
  'login',
  'signup',
  'forgot',
  'code',
  'loginerror',
  'unverified',
  'return_to',
  'reason',
  'target',
];

/** Pages of the sign-in flow, which are no return address. */
export const ON_THE_WAY: readonly string[] = [
  SITE_PATHS.signUp,
  SITE_PATHS.signUpSent,
  SITE_PATHS.thankYou,
  SITE_PATHS.verify,
  SITE_PATHS.resetPassword,
];

type Place = Pick<Location, 'pathname' | 'search'>;

/**
 * Returns the address that opens the login dialog over the current page. It is an address, so that history and new
 * windows work. @see DIFF-005, PAGE-004
 */
export function signInHref(location: Place): string {
  return withModal(location, { login: 'true' });
}

/** True if a link opens the login dialog over its own page. */
export function opensLogin(href: string): boolean {
  return /[?&]login=true(?:&|$)/.test(href);
}

/** Returns the reason for the login in an address; undefined for unknown ones. */
export function loginReason(query: URLSearchParams): LoginReason | undefined {
  return LOGIN_REASONS.find((reason) => reason === query.get('reason'));
}

/** Returns the target of a guest's action in the URL of the login dialog; undefined if missing or invalid. */
export function loginTarget(query: URLSearchParams): LoginTarget | undefined {
  return parseTarget(query.get('target') ?? '');
}

/** Returns the view of the login dialog that an address opens; null for none. @see PAGE-004, PAGE-005, PAGE-006 */
export function loginView(query: URLSearchParams): LoginView | null {
  const isCode = query.get('code') === 'true';
  if (isCode && (query.has('loginerror') || query.get('login') === 'true')) return 'code';
  if (query.has('loginerror')) return query.get('unverified') === '1' ? 'unverified' : 'signIn';
  if (query.get('login') !== 'true') return null;
  if (query.get('signup') === 'true') return 'signUp';
  return query.get('forgot') === 'true' ? 'forgot' : 'signIn';
}

/**
 * Returns the links of the login dialog. Its views stay over the page and keep the return address.
 *
 * @param linkedin The login by LinkedIn that comes back to the page; undefined while it is off.
 */
export function loginPlaces(location: Place, linkedin: string | undefined): LoginPlaces {
  const query = new URLSearchParams(location.search);
  const asked = query.get('return_to');
  const reason = loginReason(query);
  const target = loginTarget(query);
  const kept = {
    ...(asked !== null && { return_to: asked }),
    ...(reason && { reason }),
    ...(target && { target }),
  };
  return {
    signIn: withModal(location, { login: 'true', ...kept }),
    forgot: withModal(location, { login: 'true', forgot: 'true', ...kept }),
    signUp: SITE_PATHS.signUp,
    linkedin,
    terms: SITE_PATHS.terms,
    privacy: SITE_PATHS.privacy,
  };
}

function withModal(location: Place, parameters: Readonly<Record<string, string>>): string {
  const query = queryBeneath(location);
  for (const [name, value] of Object.entries(parameters)) query.set(name, value);
  return `${location.pathname}?${query}`;
}

/** Returns the query of the page beneath the login dialog, without e-mail tokens, which go into no link. */
function queryBeneath({ pathname, search }: Place): URLSearchParams {
  const query = new URLSearchParams(search);
  for (const name of PARAMETERS) query.delete(name);
  if (ON_THE_WAY.includes(pathname)) query.delete('token');
  return query;
}

/** Returns the address of the page beneath the login dialog. */
export function withoutSignIn(location: Place): string {
  const rest = queryBeneath(location).toString();
  return rest ? `${location.pathname}?${rest}` : location.pathname;
}

/**
 * Returns the path after the login: the one from before a failed login, else the page beneath the dialog.
 * Paths to other sites are ignored, as anybody can create such a link (open redirect).
 *
 * @see DIFF-005, GAP-036
 */
export function returnPath(location: Place): string {
  const asked = new URLSearchParams(location.search).get('return_to');
  const isOnTheWay = ON_THE_WAY.includes(location.pathname);
  return safeReturnPath(asked, isOnTheWay ? SITE_PATHS.home : withoutSignIn(location));
}

/** For a route's `shouldRevalidate`: skips revalidation when only the login dialog opens or closes. */
export function skipRevalidationOnLogin({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isOther = currentUrl.href !== nextUrl.href;
  if (isOther && withoutSignIn(currentUrl) === withoutSignIn(nextUrl)) return false;
  return defaultShouldRevalidate;
}
