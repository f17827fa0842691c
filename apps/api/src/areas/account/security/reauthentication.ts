import type { Context } from '../../../platform/context';
import { ForbiddenError } from '../../../platform/errors';
import type { Viewer } from '../../../platform/http/call';
import { requirePassword, requireRecentSignIn } from '../session';
import { findSecurity, type SecurityRow } from './security.repository';

/** Data of a call that changes how the member signs in. */
export interface Reauthentication {
  viewer: Viewer;
  sessionToken: string | null;
  password?: string | undefined;
}

/**
 * Confirms the member's identity, because an unattended browser must not suffice.
 *
 * @throws {WrongPasswordError} If the password is wrong or missing.
 * @throws {RateLimitedError} After too many wrong ones.
 * @throws {ForbiddenError} `sign_in_again`, for a member without a password who signed in too long ago.
 */
export async function requireMember(
  context: Pick<Context, 'db' | 'log'>,
  { viewer, sessionToken, password }: Reauthentication,
): Promise<SecurityRow> {
  const member = await findSecurity(context.db, viewer.id);
  if (!member) throw new ForbiddenError('sign_in_again');
  const { id, passwordHash } = member;
  if (passwordHash !== null) {
    await requirePassword(context, { id, passwordHash, sessionToken }, password, 'password');
    return member;
  }
  await requireRecentSignIn(context.db, sessionToken);
  return member;
}
