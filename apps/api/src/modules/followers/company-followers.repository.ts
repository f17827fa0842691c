import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../db/database';
import type { FollowerRow } from './followers.repository';

/** Which page of a company's followers. */
export interface CompanyFollowerPageQuery {
  companyId: string;
  /** Where the page begins; null is the first. */
  after: { since: string; userId: string } | null;
  /** One more than are shown. */
  limit: number;
}

type Found = { count: number } & (FollowerRow | { userId: null });

/** A page of a company's followers, newest first. @returns Null without such a company. */
export async function findCompanyFollowers(
  db: Database,
  { companyId, after, limit }: CompanyFollowerPageQuery,
): Promise<{ count: number; rows: FollowerRow[] } | null> {
  const start = after
    ? sql`AND (f.created_at < ${after.since}::timestamptz
        OR (f.created_at = ${after.since}::timestamptz AND f.user_id > ${after.userId}::uuid))`
    : sql``;
  const found = await rowsOf<Found>(
    db,
    sql`
      SELECT (SELECT count(*)::integer FROM company_followers WHERE company_id = followed.id) AS count,
        u.id AS "userId", u.display_name AS "displayName", coalesce(u.image, u.linkedin_image) AS image,
        c.id AS "companyId", c.name AS "companyName", page.created_at::text AS since
      FROM companies followed
      LEFT JOIN LATERAL (
        SELECT f.user_id, f.created_at FROM company_followers f WHERE f.company_id = followed.id ${start}
        ORDER BY f.created_at DESC, f.user_id LIMIT ${limit}
      ) page ON true
      LEFT JOIN users u ON u.id = page.user_id
      LEFT JOIN companies c ON c.id = u.company_id
      WHERE followed.id = ${companyId}
      ORDER BY page.created_at DESC, page.user_id`,
  );
  const [row] = found;
  if (!row) return null;
  return { count: row.count, rows: found.filter((one): one is Found & FollowerRow => one.userId !== null) };
}
