import { parse, serialize } from 'cookie';
import type { Config } from '../../../platform/config';
import { cookieName } from '../../../platform/http/cookie-name';

const NAME = 'millrace_session';

/** Idle timeout of a session in seconds: thirty days. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60;

type CookiePlace = Pick<Config, 'apiUrl' | 'cookieDomain'>;

const sessionCookieName = (config: CookiePlace): string => cookieName(config, NAME, config.cookieDomain);

/** Returns the token in a `Cookie` header. On HTTPS ignores an unprefixed cookie, which another host may have set. */
export function readSessionToken(config: CookiePlace, cookies: string | undefined): string | null {
  if (!cookies?.includes(NAME)) return null;
  return parse(cookies)[sessionCookieName(config)] || null;
}

/**
 * Creates a `Set-Cookie` header that stores or deletes a token.
 *
 * @param seconds Lifetime of the cookie.
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
