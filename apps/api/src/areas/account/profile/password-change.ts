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

/** Page for requesting a password reset. */
export const FORGOT_PATH = '/?login=true&forgot=true';

/** A validated new password. */
export interface CheckedPassword {
  hash: string;
  /** Stored hash of the previous password that the member confirmed. */
  replaces: string | null;
}

/** Requested addresses with the confirmation of identity. */
type AddressDraft = Pick<ProfileChange, 'primaryEmail' | 'secondaryEmail' | 'currentPassword'>;

/** The member who changes their sign-in, and their session. */
export interface Asking {
  memberId: string;
  sessionToken: string | null;
}

/**
 * Validates a new password, which is slow and must run outside a transaction.
 *
 * @throws {InvalidFieldsError} If the current one is missing, the form only sets a first one, or the new one is
 * too common.
 * @throws {WrongPasswordError} If the current one is wrong.
 * @throws {RateLimitedError} After too many wrong ones.
 * @throws {ForbiddenError} `sign_in_again`, for a first password if the member signed in too long ago.
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
 * Confirms the member's identity before an address change, because an address can reset the password: an unattended
 * browser must not suffice. The state of the onboarding wizard proves nothing.
 *
 * @throws {InvalidFieldsError} If the current password is missing, or the form has no field for it.
 * @throws {WrongPasswordError} If it is wrong.
 * @throws {RateLimitedError} After too many wrong ones.
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
    // A pending address only gets its link again.
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
 * Sets a password, ends all other sessions and invalidates pending email links. Notifies members
 * who had a password before.
 *
 * @param sessionToken The session to keep.
 * @throws {WrongPasswordError} If a concurrent request has set one.
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
  // The first password after signing up needs no notice.
  if (replaces === null && !user.onboarded) return;
  const data = { firstName: user.firstName, at: new Date().toISOString(), resetPath: FORGOT_PATH };
  await context.mailer.send({ name: 'passwordChanged', to: user.email, data }, { tx });
}
