import type { Database } from '../../db/database';
import { WrongPasswordError } from '../../errors';
import { SharedCounters } from '../../http/rate-limit.repository';
import { isPassword } from './passwords';

/** Wrong passwords that a member who is signed in has, wherever one is asked for. Not for configuration. @see GAP-101 */
const TRIES = { limit: 10, windowMs: 15 * 60_000 } as const;

/** A member who has a password. */
export interface PasswordOwner {
  id: string;
  passwordHash: string;
}

/**
 * Makes sure that a member who is signed in knows the password. Whoever took a session over would guess it otherwise,
 * as each place that asks for it sits behind the session alone. Signing in has counters of its own, so that nobody
 * locks the owner out.
 *
 * @param typed Nothing typed is wrong, but no guess.
 * @param field What the form calls it.
 * @throws {WrongPasswordError}
 * @throws {RateLimitedError} after too many wrong ones; for the right one too, which would stand out otherwise.
 */
export async function requirePassword(
  db: Database,
  { id, passwordHash }: PasswordOwner,
  typed: string | undefined,
  field: string,
): Promise<void> {
  if (!typed) throw new WrongPasswordError(field);
  const tries = new SharedCounters(db, 'current-password:', TRIES.windowMs);
  // Counted before it is checked, so that many at once are not all let through.
  await tries.take(id, TRIES.limit);
  if (!(await isPassword(passwordHash, typed))) throw new WrongPasswordError(field);
  await tries.decrement(id);
}
