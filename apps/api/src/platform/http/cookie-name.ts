import type { Config } from '../config';

/**
 * What a cookie is called. On https the name says what no other host can forge: `__Host-` that this very host has set it
 * for itself alone, `__Secure-`, where hosts of one domain share it, that one of them has, over https. Such a cookie has
 * the path `/`.
 *
 * @param domain The domain that shares it; null for this host alone.
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
