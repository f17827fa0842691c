import { and, desc, eq, sql } from 'drizzle-orm';
import { type Database, rowsOf, type Transaction } from '../../../platform/db/database';
import { type CompanyProof, companyLinkCases, users } from '../../../platform/db/schema';
import { worksVerifiedFor } from '../../../visibility';

/** How a member stands to a company. */
export interface LinkRow {
  companyId: string;
  url: string | null;
  urlTrusted: boolean;
  isLinked: boolean;
  isListed: boolean;
  isVerified: boolean;
  proof: CompanyProof | null;
  /** Whether a request of the member waits. */
  isWaiting: boolean;
  isObjected: boolean;
  /** Whether an objection keeps the member from being listed until it is decided. */
  isHeld: boolean;
  /** Whether a moderator has ended the link, and none has allowed it since. */
  isEnded: boolean;
}

/** How a member stands to a company. @returns Null without such a company. */
export async function findLink(
  db: Database | Transaction,
  userId: string,
  companyId: string,
): Promise<LinkRow | null> {
  const [row] = await rowsOf<LinkRow>(
    db,
    sql`
      SELECT c.id AS "companyId", c.url, c.url_trusted AS "urlTrusted", u.id IS NOT NULL AS "isLinked",
        coalesce(u.company_updated, false) AS "isListed", u.company_verified_at IS NOT NULL AS "isVerified",
        u.company_proof AS proof, coalesce(k."isWaiting", false) AS "isWaiting",
        coalesce(k."isObjected", false) AS "isObjected", coalesce(k."isHeld", false) AS "isHeld",
        (
          SELECT k.decision = 'end' FROM company_link_cases k
          WHERE k.user_id = ${userId} AND k.company_id = c.id AND k.decision IN ('end', 'verify')
          ORDER BY k.decided_at DESC LIMIT 1
        ) IS TRUE AS "isEnded"
      FROM companies c
      LEFT JOIN users u ON u.id = ${userId} AND u.company_id = c.id
      LEFT JOIN LATERAL (
        SELECT bool_or(o.kind = 'request') AS "isWaiting", bool_or(o.kind = 'objection') AS "isObjected",
          bool_or(o.is_held) AS "isHeld"
        FROM company_link_cases o
        WHERE o.user_id = ${userId} AND o.company_id = c.id AND o.decided_at IS NULL
      ) k ON true
      WHERE c.id = ${companyId}`,
  );
  return row ?? null;
}

/** Somebody's link to a company, with what may show that it is right. */
export interface Provable {
  userId: string;
  email: string;
  secondaryEmail: string | null;
  proof: CompanyProof | null;
  isVerified: boolean;
  url: string | null;
  urlTrusted: boolean;
}

/** The links of a member, or of all of a company's people; nobody else changes them until the transaction ends. */
export function lockLinks(
  tx: Transaction,
  whose: { userId: string } | { companyId: string },
): Promise<Provable[]> {
  const are = 'userId' in whose ? sql`u.id = ${whose.userId}` : sql`u.company_id = ${whose.companyId}`;
  return rowsOf<Provable>(
    tx,
    sql`
      SELECT u.id AS "userId", u.email, u.secondary_email AS "secondaryEmail", u.company_proof AS proof,
        u.company_verified_at IS NOT NULL AS "isVerified", c.url, c.url_trusted AS "urlTrusted"
      FROM users u JOIN companies c ON c.id = u.company_id
      WHERE ${are} ORDER BY u.id FOR NO KEY UPDATE OF u`,
  );
}

/** Says what shows that a member works at the company; null is nothing. */
export async function writeProof(tx: Transaction, userId: string, proof: CompanyProof | null): Promise<void> {
  await tx
    .update(users)
    .set({ companyProof: proof, companyVerifiedAt: proof === null ? null : sql`now()` })
    .where(eq(users.id, userId));
}

/** Has a request or an objection wait for a moderator. @returns Null where the same waits already. */
export async function insertCase(tx: Transaction, draft: typeof companyLinkCases.$inferInsert) {
  const [row] = await tx
    .insert(companyLinkCases)
    .values(draft)
    .onConflictDoNothing()
    .returning({ id: companyLinkCases.id, createdAt: companyLinkCases.createdAt });
  return row ?? null;
}

/** Lists a member with the company that they belong to, or no longer. */
export async function writeListed(tx: Transaction, userId: string, companyId: string, isListed: boolean) {
  await tx
    .update(users)
    .set({ companyUpdated: isListed })
    .where(and(eq(users.id, userId), eq(users.companyId, companyId)));
}

/** Lists a member whom an objection has held back, as it came to nothing. */
export const listAgain = (tx: Transaction, userId: string, companyId: string): Promise<void> =>
  writeListed(tx, userId, companyId, true);

/** Whether a member is known to be one of a company's people. @see GAP-089 */
export async function isVerifiedMember(
  db: Database | Transaction,
  userId: string,
  companyId: string,
): Promise<boolean> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.companyId, companyId), worksVerifiedFor('users')));
  return row !== undefined;
}

/** The company of which a member is known to be one of the people, or else says so. @returns Null without one. */
export async function findOwnCompany(
  db: Database | Transaction,
  userId: string,
): Promise<{ id: string; name: string; isVerified: boolean } | null> {
  const [row] = await rowsOf<{ id: string; name: string; isVerified: boolean }>(
    db,
    sql`SELECT c.id, c.name, u.company_verified_at IS NOT NULL AS "isVerified"
      FROM users u JOIN companies c ON c.id = u.company_id WHERE u.id = ${userId}`,
  );
  return row ?? null;
}

/** What a member has asked moderators, or objected, the newest first. */
export const findOwnCases = (db: Database, userId: string) =>
  db
    .select()
    .from(companyLinkCases)
    .where(eq(companyLinkCases.raisedBy, userId))
    .orderBy(desc(companyLinkCases.createdAt), companyLinkCases.id);
