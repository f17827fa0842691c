import { type Language, type LoginRefusal, safeReturnPath } from '@millrace/domain';
import type { Config } from '../../../platform/config';
import { sentence, spoken } from '../../../platform/messages/text';

const ERROR_PARAMETER = 'loginerror';
const RETURN_PARAMETER = 'return_to';
const UNVERIFIED_PARAMETER = 'unverified';

/**
 * Returns the target of a sign-in: the page named in the form, else the one that sent it, else the global
 * feed; always on the web host.
 *
 * @param asked Page named in the form.
 * @param referrer Page that sent the form. From another host browsers send only the origin, so a bare `/` is
 * ignored.
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

/** Details of a failed sign-in. */
export interface LoginFailure {
  /** Reason, from a fixed list: the web host shows only these messages. */
  reason: LoginRefusal;
  language: Language;
  /** True if the verification link was not followed yet. @see GAP-037 */
  unverified?: boolean;
  /** Requested target page, unvalidated. */
  asked?: unknown;
  referrer: string | null;
}

/** Returns the target of a failed sign-in: the landing page, with the message and the target of the next attempt. */
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

/** Returns the requested target page; null if it is none of ours. */
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
