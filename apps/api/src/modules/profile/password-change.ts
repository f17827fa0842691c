import { normalizeEmail } from '@millrace/domain';
import type { Context } from '../../context';
import type { Database, Transaction } from '../../db/database';
import { InvalidFieldsError, WrongPasswordError } from '../../errors';
import { text } from '../../messages/text';
import { endLinksOf, findChanges } from '../account-links';
import { endSessions, findUser, hashPassword, requirePassword, type UserRow } from '../session';
import { findPasswordHash, updateMember } from './profile.repository';
import type { PasswordDraft, ProfileChange } from './profile-change';

/** Where a forgotten password is told. */
export const FORGOT_PATH = '/?login=true&forgot=true';

/** A password that may be set. */
export interface CheckedPassword {
  hash: string;
  /** What was kept of the one before when the member proved to know it. */
  replaces: string | null;
}

/**
 * Checks that a member may set a password, which takes its time and no transaction.
 *
 * @throws {InvalidFieldsError} where the current one is not told, or the form takes the first one only.
 * @throws {WrongPasswordError} when the current one is another.
 * @throws {RateLimitedError} after too many of those.
 * @see GAP-045, ACC-038
 */
export async function checkPassword(
  db: Database,
  memberId: string,
  { password, current }: PasswordDraft,
): Promise<CheckedPassword> {
  const kept = await findPasswordHash(db, memberId);
  if (kept !== null) {
    if (current === null) throw new InvalidFieldsError({ password: text('field.passwordStands') });
    if (!current) throw new InvalidFieldsError({ currentPassword: text('field.currentPassword') });
    await requirePassword(db, { id: memberId, passwordHash: kept }, current, 'currentPassword');
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
 */
export async function requireForAddress(
  db: Database,
  memberId: string,
  { primaryEmail, currentPassword }: Pick<ProfileChange, 'primaryEmail' | 'currentPassword'>,
): Promise<void> {
  if (primaryEmail === undefined) return;
  const { user } = (await findUser(db, memberId)) ?? {};
  if (!user || user.passwordHash === null || normalizeEmail(user.email) === primaryEmail) return;
  // Its link is only sent again.
  const waiting = (await findChanges(db, memberId)).filter(
    ({ slot, isOpen }) => slot === 'primary' && isOpen,
  );
  if (waiting.some(({ email }) => email === primaryEmail)) return;
  if (currentPassword === null) {
    if (user.onboarded) throw new InvalidFieldsError({ email: text('field.emailAtProfile') });
    return;
  }
  if (!currentPassword) throw new InvalidFieldsError({ currentPassword: text('field.currentPassword') });
  const { passwordHash } = user;
  await requirePassword(db, { id: memberId, passwordHash }, currentPassword, 'currentPassword');
}

/**
 * Sets a password: all other sessions and the links for a forgotten one end, and who had one before gets word of it.
 *
 * @param sessionToken The session that goes on.
 * @throws {WrongPasswordError} when another request has set one meanwhile.
 */
export async function setPassword(
  tx: Transaction,
  { mailer }: Pick<Context, 'mailer'>,
  { user }: UserRow,
  { hash, replaces }: CheckedPassword,
  sessionToken: string | null,
): Promise<void> {
  if (user.passwordHash !== replaces) throw new WrongPasswordError('currentPassword');
  await updateMember(tx, user.id, { passwordHash: hash });
  await endSessions(tx, user.id, sessionToken);
  await endLinksOf(tx, user.id, 'reset');
  // The first password of somebody who is signing up is no news.
  if (replaces === null && !user.onboarded) return;
  const data = { firstName: user.firstName, at: new Date().toISOString(), resetPath: FORGOT_PATH };
  await mailer.send({ name: 'passwordChanged', to: user.email, data }, { tx });
}
