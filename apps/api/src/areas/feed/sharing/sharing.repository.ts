import { createHash } from 'node:crypto';
import { normalizeEmail } from '@millrace/domain';
import { eq, inArray, lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database';
import { mailAddressOf } from '../../../platform/db/mail-address';
import { companies, emailOptOuts, invitations, users } from '../../../platform/db/schema';
import { worksVerifiedFor } from '../../../visibility';

/** A member who sends mails to others. */
export interface SenderRow {
  displayName: string;
  /** The member's preferred address. */
  email: string;
  company: string | null;
  /** True if the member's identity is credible: verified at a company, or a member for some days. */
  isKnown: boolean;
}

/** Number of days after which an unverified member may send links to strangers. */
export const NEW_SENDER_DAYS = 7;

/** Finds a member who sends mails. @throws If there is no such member. */
export async function findSender(tx: Transaction, id: string): Promise<SenderRow> {
  const { displayName, companyName } = users;
  const [row] = await tx
    .select({
      displayName,
      email: mailAddressOf('users'),
      company: sql<string | null>`coalesce(${companies.name}, ${companyName})`,
      isKnown: sql<boolean>`${worksVerifiedFor('users')}
        OR ${users.createdAt} <= now() - ${NEW_SENDER_DAYS} * interval '1 day'`,
    })
    .from(users)
    .leftJoin(companies, eq(companies.id, users.companyId))
    .where(eq(users.id, id));
  if (!row) throw new Error('The member who writes is gone.');
  return row;
}

/** Retention of invitations in days. */
const KEPT_DAYS = 180;

/** Records invitations of addresses, once each. */
export async function keepInvitations(
  tx: Transaction,
  inviterId: string,
  addresses: readonly string[],
): Promise<void> {
  const rows = addresses.map((address) => ({
    emailHash: createHash('sha256').update(normalizeEmail(address)).digest('hex'),
    inviterId,
  }));
  await tx.insert(invitations).values(rows).onConflictDoNothing();
}

/** Purges old invitations. */
export async function purgeExpiredInvitations(db: Database): Promise<void> {
  await db.delete(invitations).where(lt(invitations.createdAt, sql`now() - ${KEPT_DAYS} * interval '1 day'`));
}

/** True if the owner of an address opted out of members' mails. @param email In lower case. */
export async function hasOptedOut(db: Database, email: string): Promise<boolean> {
  const found = await db
    .select({ email: emailOptOuts.email })
    .from(emailOptOuts)
    .where(eq(emailOptOuts.email, email));
  return found.length > 0;
}

/** Filters addresses, in lower case, to those that opted out, with the time. */
export const findOptOuts = (db: Database, emails: readonly string[]) =>
  db
    .select()
    .from(emailOptOuts)
    .where(inArray(emailOptOuts.email, [...emails]))
    .orderBy(emailOptOuts.email);

/** Opts an address out of mails, or in again. Idempotent. */
export async function setOptOut(db: Database, email: string, isOptedOut: boolean): Promise<void> {
  if (isOptedOut) await db.insert(emailOptOuts).values({ email }).onConflictDoNothing();
  else await db.delete(emailOptOuts).where(eq(emailOptOuts.email, email));
}
