import { withoutInvisible } from '../text/normalize-text';

/**
 * Returns the address behind "View official site": adds `http://` unless it has a scheme of the
 * web. Never a script, as any other scheme becomes part of a host name.
 *
 * @returns `null` for an empty text.
 * @see COMP-004
 */
export function websiteHref(website: string | null | undefined): string | null {
  const typed = withoutInvisible(website ?? '').trim();
  if (typed === '') return null;
  return /^(?:https?:)?\/\//i.test(typed) ? typed : `http://${typed}`;
}

/**
 * True if a text may be stored as a website: http, https or no scheme. API clients render it as a link, so other schemes
 * are refused.
 */
export function isWebsite(typed: string): boolean {
  const address = withoutInvisible(typed).trim();
  const [host = ''] = address.split(/[/?#]/, 1);
  if (/^https?:$/i.test(host)) return /^https?:\/\/[^/?#\s]/i.test(address);
  // A colon before the path ends a scheme unless a port follows.
  return !host.includes(':') || /^(?:[^:@]+\.[^:@]+|\[[\da-f:.]+\]):\d{1,5}$/i.test(host);
}
