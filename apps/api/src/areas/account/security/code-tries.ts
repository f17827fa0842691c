import { randomBytes } from 'node:crypto';
import { parse, serialize } from 'cookie';
import type { Context } from '../../../platform/context';
import { cookieName } from '../../../platform/http/cookie-name';
import { SharedCounters } from '../../../platform/http/rate-limit.repository';
import { isAppCode } from './totp';

/** Wrong codes of an app. Two of a million are right at a time: guessing all day finds one in a thousand days. */
const TRIES = { limit: 20, windowMs: 60 * 60_000 } as const;

const COOKIE = 'millrace_known_browser';
const ORDER = 'known-browser';
const SECONDS = 365 * 24 * 60 * 60;

type Parts = Pick<Context, 'config' | 'cursors' | 'db'>;

/** A code that is about to be checked. */
export interface CodeTry {
  /** Whether a wrong one was the last that is taken for now. */
  isLast: boolean;
  /** Takes it back, as the code was right. @returns A `Set-Cookie` header that says that the browser got in. */
  succeed(): Promise<string>;
}

/**
 * Counts codes of the second step, so that nobody guesses one and nobody locks somebody else out: whoever knows a
 * password can use up what all browsers share that never got in by a code, but neither what a browser has that did, nor
 * recovery codes. Those are too long to be guessed, and only limited by network address, as all of signing in is.
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
  // Counted before it is checked, so that many at once are not all let through.
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
