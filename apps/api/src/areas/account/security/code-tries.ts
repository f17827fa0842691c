import { randomBytes } from 'node:crypto';
import { parse, serialize } from 'cookie';
import type { Context } from '../../../platform/context';
import { cookieName } from '../../../platform/http/cookie-name';
import { SharedCounters } from '../../../platform/http/rate-limit.repository';
import { isAppCode } from './totp';

/** Limit of wrong app codes. Two of a million codes are valid at a time, so guessing takes about a thousand days. */
const TRIES = { limit: 20, windowMs: 60 * 60_000 } as const;

const COOKIE = 'millrace_known_browser';
const ORDER = 'known-browser';
const SECONDS = 365 * 24 * 60 * 60;

type Parts = Pick<Context, 'config' | 'cursors' | 'db'>;

/** An attempt at a code, before it is checked. */
export interface CodeTry {
  /** True if a wrong code exhausts the limit. */
  isLast: boolean;
  /** Undoes the count after a correct code. @returns A `Set-Cookie` header that marks the browser as known. */
  succeed(): Promise<string>;
}

/**
 * Rate-limits codes of the second factor, against guessing and against lockouts: an attacker who knows the password can
 * exhaust the limit of unknown browsers, but neither that of a browser that has signed in before (device cookie), nor
 * recovery codes. These are too long to guess, and only limited by network address.
 *
 * @throws {RateLimitedError}
 * @see https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies
 */
export async function countTry(
  parts: Parts,
  { userId, code, cookies }: { userId: string; code: string; cookies: string | null },
): Promise<CodeTry> {
  const tries = new SharedCounters(parts.db, 'second-factor:', TRIES.windowMs);
  const known = readKnown(parts, userId, cookies);
  const key = known === null ? userId : `${userId}:${known}`;
  const isCounted = isAppCode(code);
  // Counted before the check, so that concurrent attempts cannot exceed the limit.
  const count = isCounted ? await tries.take(key, TRIES.limit) : 0;
  return {
    isLast: count === TRIES.limit,
    succeed: async () => {
      if (isCounted) await tries.decrement(key);
      return keepKnown(parts, userId, known ?? randomBytes(16).toString('base64url'));
    },
  };
}

function readKnown({ config, cursors }: Parts, userId: string, cookies: string | null): string | null {
  const sealed = parse(cookies ?? '')[cookieName(config, COOKIE)];
  if (!sealed || cursors.orderOf(sealed) !== ORDER) return null;
  const parts = cursors.decode(sealed, ORDER, ['string', 'string']);
  return parts?.[0] === userId ? parts[1] : null;
}

const keepKnown = ({ config, cursors }: Parts, userId: string, browser: string): string =>
  serialize(cookieName(config, COOKIE), cursors.encode(ORDER, [userId, browser]), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: config.apiUrl.startsWith('https:'),
    maxAge: SECONDS,
  });
