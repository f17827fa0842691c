import type { Context } from '../../../platform/context';
import type { Database } from '../../../platform/db/database';
import { ForbiddenError, WrongPasswordError } from '../../../platform/errors';
import { SharedCounters } from '../../../platform/http/rate-limit.repository';
import { noteSecurity } from '../../../platform/security-events';
import { isPassword } from './passwords';
import { findSessionStart } from './session.repository';
import { hashToken } from './session.service';

/** Wrong passwords that a session has, wherever one is asked for. Not for configuration. @see GAP-101 */
const TRIES = { limit: 10, windowMs: 15 * 60_000 } as const;

/** A member who has a password, and the session that asks. */
export interface PasswordOwner {
  id: string;
  passwordHash: string;
  sessionToken: string | null;
}

/**
 * Makes sure that a member who is signed in knows the password. Whoever took a session over would guess it otherwise,
 * as each place that asks for it sits behind the session alone. Each session is counted by itself, and signing in has
 * counters of its own, so that nobody locks the owner out.
 *
 * @param typed Nothing typed is wrong, but no guess.
 * @param field What the form calls it.
 * @throws {WrongPasswordError}
 * @throws {RateLimitedError} after too many wrong ones; for the right one too, which would stand out otherwise.
 */
export async function requirePassword(
  context: Pick<Context, 'db' | 'log'>,
  { id, passwordHash, sessionToken }: PasswordOwner,
  typed: string | undefined,
  field: string,
): Promise<void> {
  if (!typed) throw new WrongPasswordError(field);
  const tries = new SharedCounters(context.db, 'current-password:', TRIES.windowMs);
  const session = sessionToken === null ? id : hashToken(sessionToken);
  // Counted before it is checked, so that many at once are not all let through.
  await tries.take(session, TRIES.limit);
  if (!(await isPassword(passwordHash, typed))) {
    noteSecurity(context, 'proof-refused', { userId: id, by: 'password' });
    throw new WrongPasswordError(field);
  }
  await tries.decrement(session);
}

/** How long after signing in a member without a password need not sign in again. */
const RECENT_MS = 15 * 60_000;

/**
 * Makes sure that a member who has no password to ask for has signed in just now.
 *
 * @throws {ForbiddenError} `sign_in_again`.
 */
export async function requireRecentSignIn(db: Database, sessionToken: string | null): Promise<void> {
  const begun = sessionToken === null ? null : await findSessionStart(db, hashToken(sessionToken));
  if (!begun || Date.now() - begun.getTime() > RECENT_MS) throw new ForbiddenError('sign_in_again');
}
