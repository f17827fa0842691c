import type { Config } from '../config';

/**
 * Returns a cookie name with the prefix that no other host can forge on https: `__Host-` for this host alone,
 * `__Secure-` for a cookie shared within a domain. The path must be `/`.
 *
 * @param domain Domain that shares the cookie; null for this host alone.
 * @see https://datatracker.ietf.org/doc/html/draft-ietf-httpbis-rfc6265bis#name-cookie-name-prefixes
 */
export function cookieName(
  { apiUrl }: Pick<Config, 'apiUrl'>,
  name: string,
  domain: string | null = null,
): string {
  if (!apiUrl.startsWith('https:')) return name;
  return `${domain === null ? '__Host-' : '__Secure-'}${name}`;
}
