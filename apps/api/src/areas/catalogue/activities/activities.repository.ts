import type { FileMediaKind } from '@millrace/domain';
import { type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf, type Transaction } from '../../../platform/db/database';
import { blockedBy } from '../../../visibility';

/** A public post that tags a product. */
export interface ActivityRow {
  id: string;
  text: string;
  mediaKind: FileMediaKind | null;
  media: string | null;
  mediaName: string | null;
  /** In microseconds, as text of the database. */
  createdAt: string;
  userId: string;
  userName: string;
  image: string | null;
  companyId: string | null;
  companyName: string | null;
}

/** Query for a page of a product's activities. */
export interface ActivityPageQuery {
  productId: string;
  /** The reader; null for a guest. */
  viewerId: string | null;
  /** Cursor of the page; null for the first. */
  after: { createdAt: string; id: string } | null;
  /** Page size plus one. */
  limit: number;
}

type Found = { count: number } & (ActivityRow | { id: null });

const columns: SQL = sql`
  a.id, a.text, a.media_kind AS "mediaKind", a.media, a.media_name AS "mediaName", a.created_at::text AS "createdAt",
  u.id AS "userId", u.display_name AS "userName", coalesce(u.image, u.linkedin_image) AS image,
  c.id AS "companyId", c.name AS "companyName"`;

/** Reads a page of public posts about a product, newest first. @returns Null if there is no such product. */
export async function findActivities(
  db: Database,
  { productId, viewerId, after, limit }: ActivityPageQuery,
): Promise<{ count: number; rows: ActivityRow[] } | null> {
  const start = after
    ? sql`AND (x.created_at, x.post_id) < (${after.createdAt}::timestamptz, ${after.id}::uuid)`
    : sql``;
  // `NULLS` must be spelled as in the index definition for the planner to use it, though nothing here is null.
  const found = await rowsOf<Found>(
    db,
    sql`
      SELECT coalesce(t.total, 0) - (
        SELECT count(*)::integer FROM ${blockedBy(sql`${viewerId}`)} b JOIN feed_entries x ON x.author_id = b.blocked_id
        WHERE x.kind = 'product' AND x.owner_id = p.id AND x.is_public
      ) AS count, ${columns}
      FROM products p
      LEFT JOIN feed_totals t ON t.kind = 'product' AND t.owner_id = p.id
      LEFT JOIN LATERAL (
        SELECT x.post_id FROM feed_entries x WHERE x.kind = 'product' AND x.owner_id = p.id AND x.is_public
          AND x.author_id NOT IN ${blockedBy(sql`${viewerId}`)} ${start}
        ORDER BY x.created_at DESC NULLS LAST, x.post_id DESC NULLS LAST LIMIT ${limit}
      ) e ON true
      LEFT JOIN posts a ON a.id = e.post_id
      LEFT JOIN users u ON u.id = a.user_id
      LEFT JOIN companies c ON c.id = u.company_id
      WHERE p.id = ${productId}
      ORDER BY a.created_at DESC, a.id DESC`,
  );
  const [row] = found;
  if (!row) return null;
  return { count: row.count, rows: found.filter((one): one is Found & ActivityRow => one.id !== null) };
}

/** Reads a post for the list. */
export async function findActivity(tx: Transaction, id: string): Promise<ActivityRow> {
  const [row] = await rowsOf<ActivityRow>(
    tx,
    sql`SELECT ${columns} FROM posts a JOIN users u ON u.id = a.user_id LEFT JOIN companies c ON c.id = u.company_id
      WHERE a.id = ${id}`,
  );
  if (!row) throw new Error('The new post is gone.');
  return row;
}
