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

/** How long a sign-up is kept in days: longer than its link, so that the link can be sent again. */
const KEPT_DAYS = 7;

/** Somebody who signs up, checked. */
export interface SignUp {
  /** In lower case. */
  email: string;
  passwordHash: string | null;
  profile: PendingProfile;
  /** What is kept of the browser that signs up. */
  browserHash: string | null;
}

/** An address as it is stored. @throws {InvalidFieldsError} when it is none. @see ACC-023 */
export function checkedEmail(email: string): string {
  refuse({ email: emailProblem(email) });
  return normalizeEmail(email);
}

/** What is wrong with an address. */
export const emailProblem = (email: string): Sentence | undefined =>
  isEmail(email) ? undefined : sentence('field.email');

/** Keeps a sign-up until its link is followed. @returns Its id. */
export const keepSignUp = (db: Database | Transaction, signUp: SignUp): Promise<string> =>
  insertPending(db, signUp, KEPT_DAYS);

/**
 * Makes a member of a sign-up whose address is verified, and forgets all sign-ups of the address.
 *
 * Whoever calls makes sure whose password becomes the member's: that of the sign-up is good only where the browser that
 * typed it follows the link. Anybody else who follows it may never have heard of the sign-up.
 *
 * @see https://www.usenix.org/conference/usenixsecurity22/presentation/sudhodanan
 * @param more What was said of oneself since.
 * @returns The member's id, or null when the address has become somebody's meanwhile.
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

/** Tells those who have invited the address of a new member. @see NOTE-014 */
const tellInviters = (tx: Transaction, jobs: Context['jobs'], actorId: string): Promise<void> =>
  jobs.send('notification', { about: 'invitation', actorId }, { tx });

/** Who signs in with an account elsewhere that vouches for the address. */
export interface ExternalIdentity {
  /** In lower case, verified by who vouches. */
  email: string;
  firstName: string;
  lastName: string;
  displayName: string | null;
}

/** The member of a vouched address; makes one where there is none. @see GAP-043 */
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
  // What others said while signing up with the address is worth nothing now.
  await deletePending(tx, email);
  if (made) {
    await joinTeams(tx, made.id);
    await tellInviters(tx, jobs, made.id);
    return { id: made.id, isNew: true };
  }
  const winner = (await findOwner(tx, email)) as Owner;
  return { id: winner.id, isNew: false };
}
