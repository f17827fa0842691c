import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../../platform/db/database';
import { namedContactsOf } from '../../../visibility';

/** A member listed with a company. */
export interface EmployeeRow {
  userId: string;
  displayName: string;
  nameKey: string;
  designation: string | null;
  image: string | null;
  /** True if the viewer follows them. */
  connected: boolean;
  /** True if they are verified. */
  isVerified: boolean;
}

/** Query for a page of a company's people. */
export interface EmployeePageQuery {
  companyId: string;
  /** The viewer; null for a guest. */
  viewerId: string | null;
  /** Maximum number of named people, the first by name; null for all. */
  named: number | null;
  /** Cursor of the page; null for the first. */
  after: { nameKey: string; userId: string } | null;
  /** Page size plus one. */
  limit: number;
}

type Found = { count: number } & (EmployeeRow | { userId: null });

/** Reads a page of a company's people, by name. @returns Null if there is no such company. @see GAP-089 */
export async function findEmployees(
  db: Database,
  { companyId, viewerId, named, after, limit }: EmployeePageQuery,
): Promise<{ count: number; rows: EmployeeRow[] } | null> {
  const start = after
    ? sql`AND (u.name_key, u.id) > (${after.nameKey}::text COLLATE "C", ${after.userId}::uuid)`
    : sql``;
  const found = await rowsOf<Found>(
    db,
    sql`
      SELECT c.contact_count AS count, page.*
      FROM companies c
      LEFT JOIN LATERAL (
        SELECT u.id AS "userId", u.display_name AS "displayName", u.name_key AS "nameKey", u.designation,
          coalesce(u.image, u.linkedin_image) AS image, u.company_verified_at IS NOT NULL AS "isVerified",
          EXISTS (
            SELECT 1 FROM connections n WHERE n.user_id = ${viewerId}::uuid AND n.connected_id = u.id
          ) AS connected
        FROM ${namedContactsOf(sql`c.id`, named)} u WHERE true ${start}
        ORDER BY u.name_key, u.id LIMIT ${limit}
      ) page ON true
      WHERE c.id = ${companyId}
      ORDER BY page."nameKey", page."userId"`,
  );
  const [row] = found;
  if (!row) return null;
  return { count: row.count, rows: found.filter((one): one is Found & EmployeeRow => one.userId !== null) };
}

/** Reads the distinct job titles of a company's people, sorted. */
export async function findDesignations(db: Database, companyId: string, limit: number): Promise<string[]> {
  const rows = await rowsOf<{ designation: string }>(
    db,
    sql`
      SELECT DISTINCT u.designation FROM ${namedContactsOf(sql`${companyId}::uuid`, null)} u
      WHERE u.designation <> '' ORDER BY u.designation LIMIT ${limit}`,
  );
  return rows.map(({ designation }) => designation);
}
