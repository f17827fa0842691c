import { normalizeEmail } from '@millrace/domain';
import type { Context } from '../../../platform/context';
import type { Transaction } from '../../../platform/db/database';
import { afterCommit } from '../../../platform/db/transact';
import { InvalidFieldsError, WrongPasswordError } from '../../../platform/errors';
import { refuse } from '../../../platform/http/refuse';
import { sentence } from '../../../platform/messages/text';
import { noteSecurity } from '../../../platform/security-events';
import { findChanges } from '../email-tokens';
import {
  endSessions,
  findUser,
  hashPassword,
  passwordProblem,
  requirePassword,
  requireRecentSignIn,
  type UserRow,
} from '../session';
import { updateMember } from './profile.repository';
import type { PasswordDraft, ProfileChange } from './profile-change';

/** Where a forgotten password is told. */
export const FORGOT_PATH = '/?login=true&forgot=true';

/** A password that may be set. */
export interface CheckedPassword {
  hash: string;
  /** What was kept of the one before when the member proved to know it. */
  replaces: string | null;
}

/** The addresses that a form asks for, and what proves who sent it. */
type AddressDraft = Pick<ProfileChange, 'primaryEmail' | 'secondaryEmail' | 'currentPassword'>;

/** Who asks for a change of what signs them in, and by which session. */
export interface Asking {
  memberId: string;
  sessionToken: string | null;
}

/**
 * Checks that a member may set a password, which takes its time and no transaction.
 *
 * @throws {InvalidFieldsError} where the current one is not told, the form takes the first one only, or the new one is
 *   among those that are tried first.
 * @throws {WrongPasswordError} when the current one is another.
 * @throws {RateLimitedError} after too many of those.
 * @throws {ForbiddenError} `sign_in_again`, for the first password of a member who signed in too long ago.
 * @see GAP-045, ACC-038
 */
export async function checkPassword(
  context: Pick<Context, 'db' | 'log'>,
  { memberId, sessionToken }: Asking,
  { password, current }: PasswordDraft,
): Promise<CheckedPassword> {
  const { user } = (await findUser(context.db, memberId)) ?? {};
  const emails = [user?.email, user?.secondaryEmail].filter((email) => typeof email === 'string');
  refuse({ password: await passwordProblem(password, emails) });
  const kept = user?.passwordHash ?? null;
  if (kept !== null) {
    if (current === null) throw new InvalidFieldsError({ password: sentence('field.passwordStands') });
    if (!current) throw new InvalidFieldsError({ currentPassword: sentence('field.currentPassword') });
    const owner = { id: memberId, passwordHash: kept, sessionToken };
    await requirePassword(context, owner, current, 'currentPassword');
  } else {
    await requireRecentSignIn(context.db, sessionToken);
  }
  return { hash: await hashPassword(password), replaces: kept };
}

/**
 * Makes sure that it is the member who asks for another address, and not whoever found the browser open: an address
 * sets new passwords, or becomes the one that does. How far the member is with the wizard is no proof of anything.
 *
 * @throws {InvalidFieldsError} where the current password is not told, or the form takes none.
 * @throws {WrongPasswordError} when it is another.
 * @throws {RateLimitedError} after too many of those.
 * @throws {ForbiddenError} `sign_in_again`, for a member without a password who signed in too long ago.
 */
export async function requireForAddress(
  context: Pick<Context, 'db' | 'log'>,
  { memberId, sessionToken }: Asking,
  { primaryEmail, secondaryEmail, currentPassword }: AddressDraft,
): Promise<void> {
  const asked = [
    { slot: 'primary', field: 'email', email: primaryEmail },
    { slot: 'secondary', field: 'secondaryEmail', email: secondaryEmail },
  ].filter(({ email }) => typeof email === 'string');
  if (asked.length === 0) return;
  const { db } = context;
  const { user } = (await findUser(db, memberId)) ?? {};
  if (!user) return;
  const changes = await findChanges(db, memberId);
  const isKnown = ({ slot, email }: { slot: string; email: unknown }): boolean => {
    const current = slot === 'primary' ? user.email : user.secondaryEmail;
    if (current !== null && normalizeEmail(current) === email) return true;
    // Its link is only sent again.
    return changes.some((change) => change.isOpen && change.slot === slot && change.email === email);
  };
  const added = asked.filter((one) => !isKnown(one));
  if (added.length === 0) return;
  if (user.passwordHash === null) return requireRecentSignIn(db, sessionToken);
  if (currentPassword === null) {
    const problem = sentence('field.emailAtProfile');
    throw new InvalidFieldsError(Object.fromEntries(added.map(({ field }) => [field, problem])));
  }
  if (!currentPassword) throw new InvalidFieldsError({ currentPassword: sentence('field.currentPassword') });
  const { passwordHash } = user;
  const owner = { id: memberId, passwordHash, sessionToken };
  await requirePassword(context, owner, currentPassword, 'currentPassword');
}

/**
 * Sets a password: all other sessions end, and with them whatever waits for a link of a mail; who had a password
 * before gets word of it.
 *
 * @param sessionToken The session that goes on.
 * @throws {WrongPasswordError} when another request has set one meanwhile.
 */
export async function setPassword(
  tx: Transaction,
  context: Pick<Context, 'mailer' | 'log'>,
  { user }: UserRow,
  { hash, replaces }: CheckedPassword,
  sessionToken: string | null,
): Promise<void> {
  if (user.passwordHash !== replaces) throw new WrongPasswordError('currentPassword');
  await updateMember(tx, user.id, { passwordHash: hash });
  await endSessions(tx, user.id, sessionToken);
  afterCommit(tx, () => noteSecurity(context, 'password-set', { userId: user.id, by: 'password' }));
  // The first password of somebody who is signing up is no news.
  if (replaces === null && !user.onboarded) return;
  const data = { firstName: user.firstName, at: new Date().toISOString(), resetPath: FORGOT_PATH };
  await context.mailer.send({ name: 'passwordChanged', to: user.email, data }, { tx });
}
