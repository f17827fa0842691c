import { nameSortKey, type Sector } from '@millrace/domain';
import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import { countForCompanies } from '../../../platform/db/daily-figures';
import { type Database, rowsOf, type Transaction } from '../../../platform/db/database';
import { companies, companyFollowers, connections, users } from '../../../platform/db/schema';
import { isShownMember } from '../../../visibility';

/** Adds a follower of a company. Idempotent. */
export async function insertCompanyFollower(
  tx: Transaction,
  companyId: string,
  userId: string,
): Promise<void> {
  const made = await tx
    .insert(companyFollowers)
    .values({ companyId, userId })
    .onConflictDoNothing()
    .returning({ companyId: companyFollowers.companyId });
  if (made.length > 0) await countForCompanies(tx, 'followed', [companyId]);
}

/** Removes a follower of a company. */
export async function deleteCompanyFollower(
  tx: Transaction,
  companyId: string,
  userId: string,
): Promise<void> {
  const gone = await tx
    .delete(companyFollowers)
    .where(and(eq(companyFollowers.companyId, companyId), eq(companyFollowers.userId, userId)))
    .returning({ companyId: companyFollowers.companyId });
  if (gone.length > 0) await countForCompanies(tx, 'unfollowed', [companyId]);
}

/** A followed company. */
interface FollowedCompanyRow {
  id: string;
  name: string;
  country: string | null;
  sector: Sector | null;
  logo: string | null;
  since: Date;
}

/** Reads the companies that a member follows, latest followed first, with the total. */
export async function findFollowedCompanies(
  db: Database,
  userId: string,
  limit: number,
): Promise<{ rows: FollowedCompanyRow[]; count: number }> {
  const followed = eq(companyFollowers.userId, userId);
  const [rows, [all]] = await Promise.all([
    db
      .select({
        id: companies.id,
        name: companies.name,
        country: companies.country,
        sector: companies.sector,
        logo: companies.logo,
        since: companyFollowers.createdAt,
      })
      .from(companyFollowers)
      .innerJoin(companies, eq(companies.id, companyFollowers.companyId))
      .where(followed)
      .orderBy(desc(companyFollowers.createdAt), companyFollowers.companyId)
      .limit(limit),
    db.select({ count: count() }).from(companyFollowers).where(followed),
  ]);
  return { rows, count: all?.count ?? 0 };
}

/** Reads a company's name and number of followers, without suspended ones. @returns Null if there is none. */
export async function findFollowedCompany(
  tx: Transaction,
  companyId: string,
): Promise<{ name: string; followers: number } | null> {
  const [row] = await tx
    .select({ name: companies.name, followers: count(users.id) })
    .from(companies)
    .leftJoin(companyFollowers, eq(companyFollowers.companyId, companies.id))
    .leftJoin(users, and(eq(users.id, companyFollowers.userId), isShownMember('users')))
    .where(eq(companies.id, companyId))
    .groupBy(companies.id);
  return row ?? null;
}

/** Reads a member's name and whether somebody follows that member. @returns Null if there is no such member. */
export async function findConnection(
  db: Database | Transaction,
  userId: string,
  connectedId: string,
): Promise<{ name: string; connected: boolean } | null> {
  const [row] = await db
    .select({ name: users.displayName, since: connections.createdAt })
    .from(users)
    .leftJoin(connections, and(eq(connections.connectedId, users.id), eq(connections.userId, userId)))
    .where(and(eq(users.id, connectedId), isShownMember('users')));
  return row ? { name: row.name, connected: row.since !== null } : null;
}

/** Makes a member follow another. Idempotent. */
export async function insertConnection(tx: Transaction, userId: string, connectedId: string): Promise<void> {
  await tx.insert(connections).values({ userId, connectedId }).onConflictDoNothing();
}

/** Makes a member unfollow another. */
export async function deleteConnection(tx: Transaction, userId: string, connectedId: string): Promise<void> {
  await tx
    .delete(connections)
    .where(and(eq(connections.userId, userId), eq(connections.connectedId, connectedId)));
}

/** A member found by name. */
export interface FoundPersonRow {
  id: string;
  name: string;
  image: string | null;
  company: string | null;
}

/** Query for members by name. */
interface PeopleSearch {
  userId: string;
  text: string;
  limit: number;
  /** True to rank people of followed companies higher. */
  ranksCompanies: boolean;
}

/**
 * Finds members by the prefix of any word of their names: followed members first, then people of followed companies,
 * then others, each sorted by name. @see GAP-072
 */
export async function findPeople(
  db: Database,
  { userId, text: asked, limit, ranksCompanies }: PeopleSearch,
): Promise<FoundPersonRow[]> {
  const key = nameSortKey(asked).replace(/[\\%_]/g, '\\$&');
  if (key === '') return [];
  const isMeant = sql`${isShownMember('u')} AND u.id <> ${userId}
    AND (u.name_key LIKE ${`${key}%`} OR u.name_key LIKE ${`% ${key}%`})`;
  const isFollowed = sql`EXISTS (SELECT 1 FROM connections n WHERE n.user_id = ${userId} AND n.connected_id = u.id)`;
  const isOfFollowed = ranksCompanies
    ? sql`EXISTS (SELECT 1 FROM company_followers f WHERE f.user_id = ${userId} AND f.company_id = u.company_id)`
    : sql`false`;
  // Each step runs only if the previous ones have not filled the page.
  const step = (rank: number, isOfStep: SQL): SQL => sql`
    (SELECT u.id, ${sql.raw(String(rank))} AS rank FROM users u WHERE ${isMeant} AND ${isOfStep}
      ORDER BY u.name_key, u.id LIMIT ${limit})`;
  return rowsOf<FoundPersonRow>(
    db,
    sql`
      WITH found AS MATERIALIZED (
        ${step(1, isFollowed)}
        UNION ALL ${step(2, sql`NOT ${isFollowed} AND ${isOfFollowed}`)}
        UNION ALL ${step(3, sql`NOT ${isFollowed} AND NOT ${isOfFollowed}`)}
        LIMIT ${limit}
      )
      SELECT u.id, u.display_name AS name, coalesce(u.image, u.linkedin_image) AS image,
        coalesce(c.name, u.company_name) AS company
      FROM found JOIN users u ON u.id = found.id LEFT JOIN companies c ON c.id = u.company_id
      ORDER BY found.rank, u.name_key, u.id`,
  );
}
