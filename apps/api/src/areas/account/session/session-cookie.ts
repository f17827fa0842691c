import { parse, serialize } from 'cookie';
import type { Config } from '../../../platform/config';
import { cookieName } from '../../../platform/http/cookie-name';

const NAME = 'millrace_session';

/** How long a session lives without being used, in seconds: thirty days. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60;

type CookiePlace = Pick<Config, 'apiUrl' | 'cookieDomain'>;

const sessionCookieName = (config: CookiePlace): string => cookieName(config, NAME, config.cookieDomain);

/** The token in a `Cookie` header, if there is one. On https one without the prefix may be another host's, and is none. */
export function readSessionToken(config: CookiePlace, cookies: string | undefined): string | null {
  if (!cookies?.includes(NAME)) return null;
  return parse(cookies)[sessionCookieName(config)] || null;
}

/**
 * A `Set-Cookie` header that keeps a token, or that forgets it.
 *
 * @param seconds How long it is kept.
 * @see GAP-041
 */
export function sessionCookie(config: CookiePlace, token: string | null, seconds = SESSION_SECONDS): string {
  return serialize(sessionCookieName(config), token ?? '', {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: config.apiUrl.startsWith('https:'),
    maxAge: token === null ? 0 : seconds,
    ...(config.cookieDomain !== null && { domain: config.cookieDomain }),
  });
}
