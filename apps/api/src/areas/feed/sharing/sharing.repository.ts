import { createHash } from 'node:crypto';
import { normalizeEmail } from '@millrace/domain';
import { eq, inArray, lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database';
import { mailAddressOf } from '../../../platform/db/mail-address';
import { companies, emailOptOuts, invitations, users } from '../../../platform/db/schema';
import { worksVerifiedFor } from '../../../visibility';

/** A member who writes to others. */
export interface SenderRow {
  displayName: string;
  /** The address that the member wants mail at. */
  email: string;
  company: string | null;
  /** Whether others have reason to take the member for who they say they are: known at a company, or here for days. */
  isKnown: boolean;
}

/** After how many days a member may send web addresses to strangers, unless known at a company before. */
export const NEW_SENDER_DAYS = 7;

/** A member who writes to others. @throws When there is no such member. */
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

/** For how many days it is known who invited an address. */
const KEPT_DAYS = 180;

/** Keeps who has invited addresses, each once. */
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

/** Forgets invitations of long ago. */
export async function purgeExpiredInvitations(db: Database): Promise<void> {
  await db.delete(invitations).where(lt(invitations.createdAt, sql`now() - ${KEPT_DAYS} * interval '1 day'`));
}

/** Whether the owner of an address wants no mail that members have sent. @param email In lower case. */
export async function hasOptedOut(db: Database, email: string): Promise<boolean> {
  const found = await db
    .select({ email: emailOptOuts.email })
    .from(emailOptOuts)
    .where(eq(emailOptOuts.email, email));
  return found.length > 0;
}

/** Which of some addresses, given in lower case, want no such mail, and since when. */
export const findOptOuts = (db: Database, emails: readonly string[]) =>
  db
    .select()
    .from(emailOptOuts)
    .where(inArray(emailOptOuts.email, [...emails]))
    .orderBy(emailOptOuts.email);

/** Notes that an address is never to be written to, or may be again; a second time changes nothing. */
export async function setOptOut(db: Database, email: string, isOptedOut: boolean): Promise<void> {
  if (isOptedOut) await db.insert(emailOptOuts).values({ email }).onConflictDoNothing();
  else await db.delete(emailOptOuts).where(eq(emailOptOuts.email, email));
}
