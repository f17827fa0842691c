import { normalizeEmail } from '@millrace/domain';
import type { Context } from '../../context';
import type { Transaction } from '../../db/database';
import { afterCommit } from '../../db/transact';
import { InvalidFieldsError, WrongPasswordError } from '../../errors';
import { refuse } from '../../http/refuse';
import { sentence } from '../../messages/text';
import { noteSecurity } from '../../security-events';
import { endLinksOf, findChanges } from '../account-links';
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
    await requirePassword(context, { id: memberId, passwordHash: kept }, current, 'currentPassword');
  } else if (user?.onboarded) {
    await requireRecentSignIn(context.db, sessionToken);
  }
  return { hash: await hashPassword(password), replaces: kept };
}

/**
 * Makes sure that it is the member who asks for another first address, and not whoever found the browser open: the
 * address sets new passwords. The form of the wizard has no place for the password, and is for who is signing up.
 *
 * @throws {InvalidFieldsError} where the current password is not told, or the form takes none.
 * @throws {WrongPasswordError} when it is another.
 * @throws {RateLimitedError} after too many of those.
 * @throws {ForbiddenError} `sign_in_again`, for a member without a password who signed in too long ago.
 */
export async function requireForAddress(
  context: Pick<Context, 'db' | 'log'>,
  { memberId, sessionToken }: Asking,
  { primaryEmail, currentPassword }: Pick<ProfileChange, 'primaryEmail' | 'currentPassword'>,
): Promise<void> {
  if (primaryEmail === undefined) return;
  const { db } = context;
  const { user } = (await findUser(db, memberId)) ?? {};
  if (!user || normalizeEmail(user.email) === primaryEmail) return;
  // Its link is only sent again.
  const waiting = (await findChanges(db, memberId)).filter(
    ({ slot, isOpen }) => slot === 'primary' && isOpen,
  );
  if (waiting.some(({ email }) => email === primaryEmail)) return;
  if (user.passwordHash === null) {
    if (user.onboarded) await requireRecentSignIn(db, sessionToken);
    return;
  }
  if (currentPassword === null) {
    if (user.onboarded) throw new InvalidFieldsError({ email: sentence('field.emailAtProfile') });
    return;
  }
  if (!currentPassword) throw new InvalidFieldsError({ currentPassword: sentence('field.currentPassword') });
  const { passwordHash } = user;
  await requirePassword(context, { id: memberId, passwordHash }, currentPassword, 'currentPassword');
}

/**
 * Sets a password: all other sessions and the links for a forgotten one end, and who had one before gets word of it.
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
  await endLinksOf(tx, user.id, 'reset');
  afterCommit(tx, () => noteSecurity(context, 'password-set', { userId: user.id, by: 'password' }));
  // The first password of somebody who is signing up is no news.
  if (replaces === null && !user.onboarded) return;
  const data = { firstName: user.firstName, at: new Date().toISOString(), resetPath: FORGOT_PATH };
  await context.mailer.send({ name: 'passwordChanged', to: user.email, data }, { tx });
}
