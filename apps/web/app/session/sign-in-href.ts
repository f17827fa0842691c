import type { LoginPlaces, LoginView } from '@millrace/community';
import { LOGIN_REASONS, type LoginReason } from '@millrace/design-system';
import { SITE_PATHS, safeReturnPath } from '@millrace/domain';
import type { Location, ShouldRevalidateFunctionArgs } from 'react-router';

/** What the login modal puts into an address, and what a failed login leaves there. */
const PARAMETERS = ['login', 'signup', 'forgot', 'code', 'loginerror', 'unverified', 'return_to', 'reason'];

/** Pages on the way to a login, to which nobody wants to come back after it. */
const ON_THE_WAY: readonly string[] = [
  SITE_PATHS.signUp,
  SITE_PATHS.signUpSent,
  SITE_PATHS.thankYou,
  SITE_PATHS.verify,
  SITE_PATHS.resetPassword,
];

type Place = Pick<Location, 'pathname' | 'search'>;

/**
 * Where a guest is led who wants more: the page itself, with the login modal open over it. It opens from the
 * address, so that the way back and a second window work. @see DIFF-005, PAGE-004
 */
export function signInHref(location: Place): string {
  return withModal(location, { login: 'true' });
}

/** Whether a link opens the login modal over the page that it stands on, which then stays where it is. */
export function opensLogin(href: string): boolean {
  return /[?&]login=true(?:&|$)/.test(href);
}

/** What an address says the login is for; undefined where it says nothing that the modal knows. */
export function loginReason(query: URLSearchParams): LoginReason | undefined {
  return LOGIN_REASONS.find((reason) => reason === query.get('reason'));
}

/** The view that an address opens the login modal in; null where it opens none. @see PAGE-004, PAGE-005, PAGE-006 */
export function loginView(query: URLSearchParams): LoginView | null {
  const isCode = query.get('code') === 'true';
  if (isCode && (query.has('loginerror') || query.get('login') === 'true')) return 'code';
  if (query.has('loginerror')) return query.get('unverified') === '1' ? 'unverified' : 'signIn';
  if (query.get('login') !== 'true') return null;
  if (query.get('signup') === 'true') return 'signUp';
  return query.get('forgot') === 'true' ? 'forgot' : 'signIn';
}

/**
 * Where the links of the login modal lead; its views stay over the page, and keep the page to return to.
 *
 * @param linkedin The login by LinkedIn that comes back to the page; undefined while it is off.
 */
export function loginPlaces(location: Place, linkedin: string | undefined): LoginPlaces {
  const query = new URLSearchParams(location.search);
  const asked = query.get('return_to');
  const reason = loginReason(query);
  const kept = { ...(asked !== null && { return_to: asked }), ...(reason && { reason }) };
  return {
    signIn: withModal(location, { login: 'true', ...kept }),
    signUpByEmail: withModal(location, { login: 'true', signup: 'true', ...kept }),
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

/** The query of the page beneath the login modal; the token of an e-mail's link goes into no link of ours. */
function queryBeneath({ pathname, search }: Place): URLSearchParams {
  const query = new URLSearchParams(search);
  for (const name of PARAMETERS) query.delete(name);
  if (ON_THE_WAY.includes(pathname)) query.delete('token');
  return query;
}

/** The page beneath the login modal: what its closing leads to, and what a login returns to. */
export function withoutSignIn(location: Place): string {
  const rest = queryBeneath(location).toString();
  return rest ? `${location.pathname}?${rest}` : location.pathname;
}

/**
 * The page that a login leads to: the one that a failed login was on its way to, else the one beneath the modal.
 * Whoever writes a link chooses what it carries, so that an address of another site counts as none.
 *
 * @see DIFF-005, GAP-036
 */
export function returnPath(location: Place): string {
  const asked = new URLSearchParams(location.search).get('return_to');
  const isOnTheWay = ON_THE_WAY.includes(location.pathname);
  return safeReturnPath(asked, isOnTheWay ? SITE_PATHS.home : withoutSignIn(location));
}

/** For a route's `shouldRevalidate`: opening and closing the login modal changes nothing that a loader reads. */
export function notForSignIn({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isOther = currentUrl.href !== nextUrl.href;
  if (isOther && withoutSignIn(currentUrl) === withoutSignIn(nextUrl)) return false;
  return defaultShouldRevalidate;
}
