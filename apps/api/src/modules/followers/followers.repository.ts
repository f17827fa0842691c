import { and, eq, sql } from 'drizzle-orm';
import { type Database, rowsOf, type Transaction } from '../../db/database';
import { productFollowers, products } from '../../db/schema';

/** Somebody who follows a product. */
export interface FollowerRow {
  userId: string;
  displayName: string;
  image: string | null;
  companyId: string | null;
  companyName: string | null;
  /** When the following began, to the microsecond, as the database writes it. */
  since: string;
}

/** Which page of a product's followers. */
export interface FollowerPageQuery {
  productId: string;
  /** Where the page begins; null is the first. */
  after: { since: string; userId: string } | null;
  /** One more than are shown. */
  limit: number;
}

type Found = { count: number } & (FollowerRow | { userId: null });

/** A page of a product's followers, newest first. @returns Null without such a product. */
export async function findFollowers(
  db: Database,
  { productId, after, limit }: FollowerPageQuery,
): Promise<{ count: number; rows: FollowerRow[] } | null> {
  const start = after
    ? sql`AND (f.created_at < ${after.since}::timestamptz
        OR (f.created_at = ${after.since}::timestamptz AND f.user_id > ${after.userId}::uuid))`
    : sql``;
  const found = await rowsOf<Found>(
    db,
    sql`
      SELECT p.follower_count AS count, u.id AS "userId", u.display_name AS "displayName",
        coalesce(u.image, u.linkedin_image) AS image, c.id AS "companyId", c.name AS "companyName",
        page.created_at::text AS since
      FROM products p
      LEFT JOIN LATERAL (
        SELECT f.user_id, f.created_at FROM product_followers f WHERE f.product_id = p.id ${start}
        ORDER BY f.created_at DESC, f.user_id LIMIT ${limit}
      ) page ON true
      LEFT JOIN users u ON u.id = page.user_id
      LEFT JOIN companies c ON c.id = u.company_id
      WHERE p.id = ${productId}
      ORDER BY page.created_at DESC, page.user_id`,
  );
  const [row] = found;
  if (!row) return null;
  return { count: row.count, rows: found.filter((one): one is Found & FollowerRow => one.userId !== null) };
}

/** Makes a member a follower; a second time changes nothing. */
export async function insertFollower(tx: Transaction, productId: string, userId: string): Promise<void> {
  await tx.insert(productFollowers).values({ productId, userId }).onConflictDoNothing();
}

/** Makes a member a follower no longer. */
export async function deleteFollower(tx: Transaction, productId: string, userId: string): Promise<void> {
  await tx
    .delete(productFollowers)
    .where(and(eq(productFollowers.productId, productId), eq(productFollowers.userId, userId)));
}

/** A product's name and how many follow it. @returns Null without such a product. */
export async function findFollowed(
  tx: Transaction,
  productId: string,
): Promise<{ name: string; followers: number } | null> {
  const [row] = await tx
    .select({ name: products.name, followers: products.followerCount })
    .from(products)
    .where(eq(products.id, productId));
  return row ?? null;
}
