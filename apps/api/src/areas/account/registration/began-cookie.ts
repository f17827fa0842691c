import { createHash, randomBytes } from 'node:crypto';
import { parse, serialize } from 'cookie';
import type { Config } from '../../../platform/config';
import { cookieName } from '../../../platform/http/cookie-name';

const NAME = 'millrace_began';

/** As long as a sign-up is kept, and its link can be sent again, in seconds. */
const SECONDS = 7 * 24 * 60 * 60;

/** As it is made: what is anything else was made by nobody here. */
const VALUE = /^[\w-]{32}$/;

type CookiePlace = Pick<Config, 'apiUrl' | 'cookieDomain'>;

// As the session's: pages ask on the web host what their browser has to do.
const beganCookieName = (config: CookiePlace): string => cookieName(config, NAME, config.cookieDomain);

const hashOf = (value: string): string => createHash('sha256').update(value).digest('base64url');

const read = (config: CookiePlace, cookies: string | null): string | null => {
  const value = parse(cookies ?? '')[beganCookieName(config)];
  return value && VALUE.test(value) ? value : null;
};

/** What is kept of a browser that began a sign-up. @returns Null for any other. */
export function browserHash(config: CookiePlace, cookies: string | null): string | null {
  const value = read(config, cookies);
  return value === null ? null : hashOf(value);
}

/**
 * Marks a browser that begins a sign-up. Its link needs nothing more there; a program that opens links of mails, and
 * whoever's address somebody else has typed, have another browser.
 */
export function markBrowser(
  config: CookiePlace,
  cookies: string | null,
): { hash: string; headers: { 'Set-Cookie': string } } {
  const value = read(config, cookies) ?? randomBytes(24).toString('base64url');
  const cookie = serialize(beganCookieName(config), value, {
    path: '/',
    httpOnly: true,
    // The link is opened from a mail, which is another site.
    sameSite: 'lax',
    secure: config.apiUrl.startsWith('https:'),
    maxAge: SECONDS,
    ...(config.cookieDomain !== null && { domain: config.cookieDomain }),
  });
  return { hash: hashOf(value), headers: { 'Set-Cookie': cookie } };
}
