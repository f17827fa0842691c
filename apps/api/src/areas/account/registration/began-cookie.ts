import { createHash, randomBytes } from 'node:crypto';
import { parse, serialize } from 'cookie';
import type { Config } from '../../../platform/config';
import { cookieName } from '../../../platform/http/cookie-name';

const NAME = 'millrace_began';

/** Lifetime of the cookie in seconds, the same as that of a pending sign-up. */
const SECONDS = 7 * 24 * 60 * 60;

/** Format of our tokens; other values are ignored. */
const VALUE = /^[\w-]{32}$/;

type CookiePlace = Pick<Config, 'apiUrl' | 'cookieDomain'>;

// Same scope as the session cookie, because pages on the web host query the state of a link.
const beganCookieName = (config: CookiePlace): string => cookieName(config, NAME, config.cookieDomain);

const hashOf = (value: string): string => createHash('sha256').update(value).digest('base64url');

const read = (config: CookiePlace, cookies: string | null): string | null => {
  const value = parse(cookies ?? '')[beganCookieName(config)];
  return value && VALUE.test(value) ? value : null;
};

/** Returns the hash of the browser's sign-up token. @returns Null if it began no sign-up. */
export function browserHash(config: CookiePlace, cookies: string | null): string | null {
  const value = read(config, cookies);
  return value === null ? null : hashOf(value);
}

/**
 * Marks a browser that begins a sign-up, so that the link needs no confirmation there. Mail scanners that open links,
 * and the owner of an address that somebody else typed, use another browser.
 */
export function markBrowser(
  config: CookiePlace,
  cookies: string | null,
): { hash: string; headers: { 'Set-Cookie': string } } {
  const value = read(config, cookies) ?? randomBytes(24).toString('base64url');
  const cookie = serialize(beganCookieName(config), value, {
    path: '/',
    httpOnly: true,
    // The link is opened from a mail, which is cross-site.
    sameSite: 'lax',
    secure: config.apiUrl.startsWith('https:'),
    maxAge: SECONDS,
    ...(config.cookieDomain !== null && { domain: config.cookieDomain }),
  });
  return { hash: hashOf(value), headers: { 'Set-Cookie': cookie } };
}
