import type { Sector } from '@millrace/domain';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../../platform/db/database';

/** A product that somebody follows. */
export interface FollowedProductRow {
  productId: string;
  name: string;
  sector: Sector | null;
  /** Address of its first square picture. */
  image: string | null;
  followers: number;
  /** When the following began, to the microsecond, as the database writes it. */
  since: string;
}

/** Which page of the products that somebody follows. */
export interface FollowedProductPageQuery {
  userId: string;
  /** Where the page begins; null is the first. */
  after: { since: string; productId: string } | null;
  /** One more than are shown. */
  limit: number;
  /** How many there are, where it was counted for the page before. */
  count: number | null;
}

type Found = { count: number } & (FollowedProductRow | { productId: null });

/** A page of the products that a member follows, the one followed last first, and how many they are in all. */
export async function findFollowedProducts(
  db: Database,
  { userId, after, limit, count }: FollowedProductPageQuery,
): Promise<{ count: number; rows: FollowedProductRow[] }> {
  const start = after
    ? sql`AND (f.created_at < ${after.since}::timestamptz
        OR (f.created_at = ${after.since}::timestamptz AND f.product_id > ${after.productId}::uuid))`
    : sql``;
  const found = await rowsOf<Found>(
    db,
    sql`
      SELECT counted.count, p.id AS "productId", p.name, p.sector, p.crop_images->0->>'value' AS image,
        p.follower_count AS followers, page.created_at::text AS since
      FROM (${
        count === null
          ? sql`SELECT count(*)::int AS count FROM product_followers WHERE user_id = ${userId}`
          : sql`SELECT ${count}::int AS count`
      }) counted
      LEFT JOIN LATERAL (
        SELECT f.product_id, f.created_at FROM product_followers f WHERE f.user_id = ${userId} ${start}
        ORDER BY f.created_at DESC, f.product_id LIMIT ${limit}
      ) page ON true
      LEFT JOIN products p ON p.id = page.product_id
      ORDER BY page.created_at DESC, page.product_id`,
  );
  return {
    count: found[0]?.count ?? 0,
    rows: found.filter((one): one is Found & FollowedProductRow => one.productId !== null),
  };
}
