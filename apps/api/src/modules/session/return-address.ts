import { safeReturnPath } from '@millrace/domain';

const ERROR_PARAMETER = 'loginerror';

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
  const from = pageOf(webUrls, referrer);
  const fallback = from && from.path !== '/' ? safeReturnPath(from.path) : undefined;
  return `${from?.host ?? webUrls[0]}${safeReturnPath(asked, fallback)}`;
}

/** Where a failed login leads: to the landing page, with what to say. */
export function failureAddress(
  webUrls: readonly [string, ...string[]],
  message: string,
  referrer: string | null,
): string {
  const host = pageOf(webUrls, referrer)?.host ?? webUrls[0];
  return `${host}/?${new URLSearchParams({ [ERROR_PARAMETER]: message })}`;
}

function pageOf(webUrls: readonly string[], referrer: string | null): { host: string; path: string } | null {
  if (referrer === null || !URL.canParse(referrer)) return null;
  const url = new URL(referrer);
  if (!webUrls.includes(url.origin)) return null;
  url.searchParams.delete(ERROR_PARAMETER);
  return { host: url.origin, path: `${url.pathname}${url.search}` };
}
