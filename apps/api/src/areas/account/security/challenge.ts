import { parse, serialize } from 'cookie';
import type { Context } from '../../../platform/context';
import { ForbiddenError } from '../../../platform/errors';
import { cookieName } from '../../../platform/http/cookie-name';
import { SharedCounters } from '../../../platform/http/rate-limit.repository';

const COOKIE = 'millrace_passkey';
const ORDER = 'passkey-challenge';
const SECONDS = 300;

/** Retention of used challenges, longer than their validity because of clock skew between processes. */
const REMEMBERED_MS = 2 * SECONDS * 1000;

type Parts = Pick<Context, 'config' | 'cursors' | 'db'>;

/**
 * Creates a `Set-Cookie` header with the sealed challenge of a passkey.
 *
 * @param about The member who adds the passkey, or empty for a sign-in.
 */
export const keepChallenge = ({ config, cursors }: Parts, about: string, challenge: string): string =>
  serialize(cookieName(config, COOKIE), cursors.encode(ORDER, [about, challenge, Date.now()]), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: config.apiUrl.startsWith('https:'),
    maxAge: SECONDS,
  });

/**
 * Consumes the stored challenge, so that a recorded answer cannot be replayed.
 *
 * @throws {ForbiddenError} `passkey_refused`, if there is no valid one.
 */
export async function recallChallenge(
  { config, cursors, db }: Parts,
  about: string,
  cookies: string | null,
): Promise<string> {
  const sealed = parse(cookies ?? '')[cookieName(config, COOKIE)];
  const parts =
    sealed && cursors.orderOf(sealed) === ORDER
      ? cursors.decode(sealed, ORDER, ['string', 'string', 'number'])
      : null;
  if (!parts || parts[0] !== about || Date.now() - parts[2] > SECONDS * 1000) {
    throw new ForbiddenError('passkey_refused');
  }
  const [, challenge] = parts;
  const uses = await new SharedCounters(db, `${ORDER}:`, REMEMBERED_MS).increment(challenge);
  if (uses.totalHits > 1) throw new ForbiddenError('passkey_refused');
  return challenge;
}
