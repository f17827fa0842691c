import { parse, serialize } from 'cookie';
import type { Config } from '../../config';

const NAME = 'millrace_session';

/** How long a session lives without being used, in seconds: thirty days. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60;

/** The token in a `Cookie` header, if there is one. */
export function readSessionToken(cookies: string | undefined): string | null {
  if (!cookies?.includes(NAME)) return null;
  return parse(cookies)[NAME] || null;
}

/** A `Set-Cookie` header that keeps a token, or that forgets it. @see GAP-041 */
export function sessionCookie(config: Pick<Config, 'apiUrl' | 'cookieDomain'>, token: string | null): string {
  return serialize(NAME, token ?? '', {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: config.apiUrl.startsWith('https:'),
    maxAge: token === null ? 0 : SESSION_SECONDS,
    ...(config.cookieDomain !== null && { domain: config.cookieDomain }),
  });
}
