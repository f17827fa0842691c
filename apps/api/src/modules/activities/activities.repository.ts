import type { MediaKind } from '@millrace/domain';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf, type Transaction } from '../../db/database';
import { newId } from '../../db/ids';
import { activities } from '../../db/schema';

/** Something that a member posted about a product. */
export interface ActivityRow {
  id: string;
  text: string;
  mediaKind: MediaKind | null;
  media: string | null;
  mediaName: string | null;
  /** To the microsecond, as the database writes it. */
  createdAt: string;
  userId: string;
  userName: string;
  image: string | null;
  companyId: string | null;
  companyName: string | null;
}

/** Which page of a product's activities. */
export interface ActivityPageQuery {
  productId: string;
  /** Where the page begins; null is the first. */
  after: { createdAt: string; id: string } | null;
  /** One more than are shown. */
  limit: number;
}

type Found = { count: number } & (ActivityRow | { id: null });

const columns = sql`
  a.id, a.text, a.media_kind AS "mediaKind", a.media, a.media_name AS "mediaName", a.created_at::text AS "createdAt",
  u.id AS "userId", u.display_name AS "userName", coalesce(u.image, u.linkedin_image) AS image,
  c.id AS "companyId", c.name AS "companyName"`;

/** A page of what members posted about a product, newest first. @returns Null without such a product. */
export async function findActivities(
  db: Database,
  { productId, after, limit }: ActivityPageQuery,
): Promise<{ count: number; rows: ActivityRow[] } | null> {
  const start = after
    ? sql`AND (x.created_at, x.id) < (${after.createdAt}::timestamptz, ${after.id}::uuid)`
    : sql``;
  const found = await rowsOf<Found>(
    db,
    sql`
      SELECT (SELECT count(*)::integer FROM activities WHERE product_id = p.id) AS count, ${columns}
      FROM products p
      LEFT JOIN LATERAL (
        SELECT * FROM activities x WHERE x.product_id = p.id ${start}
        ORDER BY x.created_at DESC, x.id DESC LIMIT ${limit}
      ) a ON true
      LEFT JOIN users u ON u.id = a.user_id
      LEFT JOIN companies c ON c.id = u.company_id
      WHERE p.id = ${productId}
      ORDER BY a.created_at DESC, a.id DESC`,
  );
  const [row] = found;
  if (!row) return null;
  return { count: row.count, rows: found.filter((one): one is Found & ActivityRow => one.id !== null) };
}

/** Posts something. @returns It as the list has it. */
export async function insertActivity(
  tx: Transaction,
  activity: { productId: string; userId: string; text: string; mediaKind?: MediaKind; media?: string },
): Promise<ActivityRow> {
  const id = newId();
  await tx.insert(activities).values({ id, ...activity });
  const [row] = await rowsOf<ActivityRow>(
    tx,
    sql`SELECT ${columns} FROM activities a JOIN users u ON u.id = a.user_id LEFT JOIN companies c ON c.id = u.company_id
      WHERE a.id = ${id}`,
  );
  if (!row) throw new Error('The new activity is gone.');
  return row;
}
