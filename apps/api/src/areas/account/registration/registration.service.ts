import { isEmail, normalizeEmail } from '@millrace/domain';
import type { Context } from '../../../platform/context';
import { refreshCompanies } from '../../../platform/db/company-figures';
import type { Database, Transaction } from '../../../platform/db/database';
import type { PendingProfile } from '../../../platform/db/schema';
import { refuse } from '../../../platform/http/refuse';
import { type Sentence, sentence, text } from '../../../platform/messages/text';
import { joinTeams } from '../../commerce/team';
import { reviewLink } from '../../companies/affiliations';
import {
  deletePending,
  findOwner,
  findPending,
  insertMember,
  insertPending,
  type Owner,
} from './registration.repository';

/** Retention of a sign-up in days: longer than the validity of its link, so that it can be resent. */
const KEPT_DAYS = 7;

/** A validated sign-up. */
export interface SignUp {
  /** In lower case. */
  email: string;
  passwordHash: string | null;
  profile: PendingProfile;
  /** Hash of the browser's sign-up token. */
  browserHash: string | null;
}

/** Normalizes an address for storage. @throws {InvalidFieldsError} If it is invalid. @see ACC-023 */
export function checkedEmail(email: string): string {
  refuse({ email: emailProblem(email) });
  return normalizeEmail(email);
}

/** Returns the problem of an address. */
export const emailProblem = (email: string): Sentence | undefined =>
  isEmail(email) ? undefined : sentence('field.email');

/** Stores a sign-up until its link is followed. @returns Its ID. */
export const keepSignUp = (db: Database | Transaction, signUp: SignUp): Promise<string> =>
  insertPending(db, signUp, KEPT_DAYS);

/**
 * Creates the member of a sign-up with a verified address, and deletes all sign-ups of the address.
 *
 * The caller decides on the password: that of the sign-up is only valid if the browser that typed it follows the link.
 * Anyone else who follows it may never have heard of the sign-up (account pre-hijacking).
 *
 * @see https://www.usenix.org/conference/usenixsecurity22/presentation/sudhodanan
 * @param more Profile data entered since.
 * @returns The member's ID, or null if another member has the address.
 */
export async function completeSignUp(
  tx: Transaction,
  { jobs }: Pick<Context, 'jobs'>,
  pendingId: string,
  more: { profile?: PendingProfile; passwordHash?: string } = {},
): Promise<string | null> {
  const pending = await findPending(tx, pendingId);
  if (!pending) return null;
  const member = await insertMember(
    tx,
    {
      email: pending.email,
      passwordHash: more.passwordHash ?? pending.passwordHash,
      profile: { ...pending.profile, ...more.profile },
    },
    text('registration.unnamed'),
  );
  await deletePending(tx, pending.email);
  if (!member) return null;
  await joinTeams(tx, member.id);
  await tellInviters(tx, jobs, member.id);
  if (member.companyId !== null) {
    await reviewLink(tx, member.id);
    await refreshCompanies(tx, [member.companyId]);
    const joined = { about: 'companyMember', companyId: member.companyId, actorId: member.id } as const;
    await jobs.send('notification', joined, { tx });
  }
  return member.id;
}

/** Notifies members who invited a new member's address. @see NOTE-014 */
const tellInviters = (tx: Transaction, jobs: Context['jobs'], actorId: string): Promise<void> =>
  jobs.send('notification', { about: 'invitation', actorId }, { tx });

/** A person whose address an identity provider vouches for. */
export interface ExternalIdentity {
  /** In lower case, verified by the provider. */
  email: string;
  firstName: string;
  lastName: string;
  displayName: string | null;
}

/** Finds the member of a vouched address, or creates one. @see GAP-043 */
export async function findOrCreateMember(
  tx: Transaction,
  { jobs }: Pick<Context, 'jobs'>,
  person: ExternalIdentity,
): Promise<{ id: string; isNew: boolean }> {
  const { email, firstName, lastName, displayName } = person;
  const owner = await findOwner(tx, email);
  if (owner) return { id: owner.id, isNew: false };
  const profile: PendingProfile = { firstName, lastName, ...(displayName && { displayName }) };
  const made = await insertMember(tx, { email, passwordHash: null, profile }, text('registration.unnamed'));
  // Pending sign-ups with the address may be from strangers and are discarded.
  await deletePending(tx, email);
  if (made) {
    await joinTeams(tx, made.id);
    await tellInviters(tx, jobs, made.id);
    return { id: made.id, isNew: true };
  }
  const winner = (await findOwner(tx, email)) as Owner;
  return { id: winner.id, isNew: false };
}
