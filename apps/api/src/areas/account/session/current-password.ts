import type { Context } from '../../../platform/context';
import type { Database } from '../../../platform/db/database';
import { ForbiddenError, WrongPasswordError } from '../../../platform/errors';
import { SharedCounters } from '../../../platform/http/rate-limit.repository';
import { noteSecurity } from '../../../platform/security-events';
import { isPassword } from './passwords';
import { findSessionStart } from './session.repository';
import { hashToken } from './session.service';

/** Limit of wrong passwords per session, across all forms. Not configurable. @see GAP-101 */
const TRIES = { limit: 10, windowMs: 15 * 60_000 } as const;

/** A member with a password, and the current session. */
export interface PasswordOwner {
  id: string;
  passwordHash: string;
  sessionToken: string | null;
}

/**
 * Confirms the password of a signed-in member. Rate-limited, because these forms only require a session and
 * a hijacker could otherwise guess it. Sessions are counted separately, and apart from sign-ins, so that
 * nobody can lock the owner out.
 *
 * @param typed An empty one is wrong, but not counted.
 * @param field Name of the form field.
 * @throws {WrongPasswordError}
 * @throws {RateLimitedError} After too many wrong ones, even for the correct one, which would otherwise stand out.
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
  // Counted before the check, so that concurrent attempts cannot exceed the limit.
  await tries.take(session, TRIES.limit);
  if (!(await isPassword(passwordHash, typed))) {
    noteSecurity(context, 'proof-refused', { userId: id, by: 'password' });
    throw new WrongPasswordError(field);
  }
  await tries.decrement(session);
}

/** Period after signing in during which a member without a password need not sign in again. */
const RECENT_MS = 15 * 60_000;

/**
 * Requires a recent sign-in of a member without a password.
 *
 * @throws {ForbiddenError} `sign_in_again`.
 */
export async function requireRecentSignIn(db: Database, sessionToken: string | null): Promise<void> {
  const begun = sessionToken === null ? null : await findSessionStart(db, hashToken(sessionToken));
  if (!begun || Date.now() - begun.getTime() > RECENT_MS) throw new ForbiddenError('sign_in_again');
}
