import { PUBLISHER_PROOF_DAYS } from '@millrace/domain';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database';
import { embedDays, publisherSites, users } from '../../../platform/db/schema';

/** A site as it is kept. */
export type SiteRow = typeof publisherSites.$inferSelect;

/** A member's sites, the newest first. */
export const findSites = (db: Database | Transaction, userId: string): Promise<SiteRow[]> =>
  db
    .select()
    .from(publisherSites)
    .where(eq(publisherSites.userId, userId))
    .orderBy(desc(publisherSites.createdAt), publisherSites.id);

const isOwn = (userId: string, id: string) =>
  and(eq(publisherSites.id, id), eq(publisherSites.userId, userId));

/** A site of the member's own; null where there is none. */
export async function findSite(db: Database, userId: string, id: string): Promise<SiteRow | null> {
  const [row] = await db.select().from(publisherSites).where(isOwn(userId, id));
  return row ?? null;
}

/** A member's sites, to which nobody adds one until the transaction ends. */
export async function lockSites(tx: Transaction, userId: string): Promise<SiteRow[]> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  return findSites(tx, userId);
}

/** Keeps a site. */
export async function insertSite(
  tx: Transaction,
  site: Pick<SiteRow, 'userId' | 'host' | 'address' | 'token'>,
): Promise<SiteRow> {
  const [row] = await tx.insert(publisherSites).values(site).returning();
  if (!row) throw new Error('The site was not kept.');
  return row;
}

/** Keeps that a site was shown to be its member's. @returns Null where it was taken away meanwhile. */
export async function keepProof(db: Database, id: string): Promise<SiteRow | null> {
  const [row] = await db
    .update(publisherSites)
    .set({ provenUntil: sql`now() + ${PUBLISHER_PROOF_DAYS} * interval '1 day'` })
    .where(eq(publisherSites.id, id))
    .returning();
  return row ?? null;
}

/** Takes a site away. Its figures go with the next housekeeping. @returns Whether there was one of the member's own. */
export async function deleteSite(db: Database, userId: string, id: string): Promise<boolean> {
  const gone = await db.delete(publisherSites).where(isOwn(userId, id)).returning({ id: publisherSites.id });
  return gone.length > 0;
}

/** For how many days sums are kept: a little longer than one look may cover. */
const KEPT_DAYS = 760;

/** Forgets sums that nobody can look at any more: of long ago, and of sites that nobody has shown to be theirs. */
export async function purgeExpiredEmbedDays(db: Database): Promise<void> {
  await db.delete(embedDays).where(sql`
    ${embedDays.day} < (now() AT TIME ZONE 'UTC')::date - ${KEPT_DAYS}::integer
    OR NOT EXISTS (SELECT 1 FROM ${publisherSites} s WHERE s.host = ${embedDays.host} AND s.proven_until IS NOT NULL)`);
}
