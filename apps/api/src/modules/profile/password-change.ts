import type { Context } from '../../context';
import type { Database, Transaction } from '../../db/database';
import { InvalidFieldsError, WrongPasswordError } from '../../errors';
import { text } from '../../messages/text';
import { endLinksOf } from '../account-links';
import { endSessions, hashPassword, isPassword, type UserRow } from '../session';
import { findPasswordHash, updateMember } from './profile.repository';
import type { PasswordDraft } from './profile-change';

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
    if (!(await isPassword(kept, current))) throw new WrongPasswordError('currentPassword');
  }
  return { hash: await hashPassword(password), replaces: kept };
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
