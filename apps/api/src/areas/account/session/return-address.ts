import { type Language, type LoginRefusal, safeReturnPath } from '@millrace/domain';
import type { Config } from '../../../platform/config';
import { sentence, spoken } from '../../../platform/messages/text';

const ERROR_PARAMETER = 'loginerror';
const RETURN_PARAMETER = 'return_to';
const UNVERIFIED_PARAMETER = 'unverified';

/**
 * Where a login leads: to the page that the form names, else to the one it was sent from, else to the global feed;
 * always on the web host.
 *
 * @param asked What the form named.
 * @param referrer The page that sent the form. Browsers tell no more than its host when that is another one than ours,
 *   so that a bare `/` says nothing.
 * @see GAP-036
 */
export function returnAddress(
  webUrls: readonly [string, ...string[]],
  asked: unknown,
  referrer: string | null,
): string {
  const { host, path } = pageAsked(webUrls, asked, referrer);
  return `${host}${path ?? safeReturnPath(undefined)}`;
}

/** What is known of a failed login. */
export interface LoginFailure {
  /** Why nobody is signed in: the web host shows what it knows to be said of one of these, and nothing else. */
  reason: LoginRefusal;
  language: Language;
  /** Whether the link of the verification e-mail was not followed yet. @see GAP-037 */
  unverified?: boolean;
  /** The page that the login was to lead to, as it was asked for. */
  asked?: unknown;
  referrer: string | null;
}

/** Where a failed login leads: to the landing page, with what to say and the page that the next try leads to. */
export function failureAddress(
  { webUrls, salesEmail }: Pick<Config, 'webUrls' | 'salesEmail'>,
  { reason, language, unverified = false, asked, referrer }: LoginFailure,
): string {
  const { host, path } = pageAsked(webUrls, asked, referrer);
  const message = spoken(sentence(reason, { email: salesEmail }), language);
  const query = new URLSearchParams({ [ERROR_PARAMETER]: message });
  if (unverified) query.set(UNVERIFIED_PARAMETER, '1');
  if (path !== null) query.set(RETURN_PARAMETER, path);
  return `${host}/?${query}`;
}

/** The page that a login is to lead to; null when no page of ours was named. */
function pageAsked(
  webUrls: readonly [string, ...string[]],
  asked: unknown,
  referrer: string | null,
): { host: string; path: string | null } {
  const from = pageOf(webUrls, referrer);
  const fallback = from && from.path !== '/' ? safeReturnPath(from.path, '') : '';
  return { host: from?.host ?? webUrls[0], path: safeReturnPath(asked, fallback) || null };
}

function pageOf(webUrls: readonly string[], referrer: string | null): { host: string; path: string } | null {
  if (referrer === null || !URL.canParse(referrer)) return null;
  const url = new URL(referrer);
  if (!webUrls.includes(url.origin)) return null;
  for (const name of [ERROR_PARAMETER, RETURN_PARAMETER, UNVERIFIED_PARAMETER]) url.searchParams.delete(name);
  return { host: url.origin, path: `${url.pathname}${url.search}` };
}
