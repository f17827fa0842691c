import type { Context } from '../../context';
import { ForbiddenError } from '../../errors';
import type { Viewer } from '../../http/call';
import { findSessionStart, hashToken, requirePassword } from '../session';
import { findSecurity, type SecurityRow } from './security.repository';

/** How long after signing in a member without a password need not sign in again. */
const RECENT_MS = 15 * 60_000;

/** What a call that changes how one signs in is asked with. */
export interface Reauthentication {
  viewer: Viewer;
  sessionToken: string | null;
  password?: string | undefined;
}

/**
 * Makes sure that it is the member who asks, and not whoever found the browser open.
 *
 * @throws {WrongPasswordError} for a wrong or missing password.
 * @throws {RateLimitedError} after too many wrong ones.
 * @throws {ForbiddenError} `sign_in_again`, for a member without a password who signed in too long ago.
 */
export async function requireMember(
  { db }: Pick<Context, 'db'>,
  { viewer, sessionToken, password }: Reauthentication,
): Promise<SecurityRow> {
  const member = await findSecurity(db, viewer.id);
  if (!member) throw new ForbiddenError('sign_in_again');
  const { id, passwordHash } = member;
  if (passwordHash !== null) {
    await requirePassword(db, { id, passwordHash }, password, 'password');
    return member;
  }
  const begun = sessionToken === null ? null : await findSessionStart(db, hashToken(sessionToken));
  if (!begun || Date.now() - begun.getTime() > RECENT_MS) throw new ForbiddenError('sign_in_again');
  return member;
}
