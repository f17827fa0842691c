import type { Sector } from '@millrace/domain';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { companyFollowerCount } from '../../../platform/db/counts';
import { countForProduct } from '../../../platform/db/daily-figures';
import { type Database, rowsOf, type Transaction } from '../../../platform/db/database';
import { productFollowers, products } from '../../../platform/db/schema';
import { isShownMember } from '../../../visibility';

/** Adds a follower. Idempotent. */
export async function insertFollower(tx: Transaction, productId: string, userId: string): Promise<void> {
  const made = await tx
    .insert(productFollowers)
    .values({ productId, userId })
    .onConflictDoNothing()
    .returning({ productId: productFollowers.productId });
  if (made.length > 0) await countForProduct(tx, 'followed', productId);
}

/** Removes a follower. */
export async function deleteFollower(tx: Transaction, productId: string, userId: string): Promise<void> {
  const gone = await tx
    .delete(productFollowers)
    .where(and(eq(productFollowers.productId, productId), eq(productFollowers.userId, userId)))
    .returning({ productId: productFollowers.productId });
  if (gone.length > 0) await countForProduct(tx, 'unfollowed', productId);
}

/** Reads a product's name and number of followers. @returns Null if there is no such product. */
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

/** A followed product. */
export interface FollowedProductRow {
  productId: string;
  name: string;
  sector: Sector | null;
  /** URL of its first square picture. */
  image: string | null;
  followers: number;
  /** Time of following, in microseconds, as text of the database. */
  since: string;
}

/** Query for a page of followed products. */
interface FollowedProductPageQuery {
  userId: string;
  /** Cursor of the page; null for the first. */
  after: { since: string; productId: string } | null;
  /** Page size plus one. */
  limit: number;
  /** Total, if it was counted for the previous page. */
  count: number | null;
}

type Found = { count: number } & (FollowedProductRow | { productId: null });

/** Reads a page of the products that a member follows, latest followed first, with the total. */
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

/** A follower of a product or company. */
export interface FollowerRow {
  userId: string;
  displayName: string;
  image: string | null;
  companyId: string | null;
  companyName: string | null;
  /** Time of following, in microseconds, as text of the database. */
  since: string;
}

/** Query for a page of followers. */
export interface FollowerPageQuery {
  followed: { kind: 'product' | 'company'; id: string };
  /** Cursor of the page; null for the first. */
  after: { since: string; userId: string } | null;
  /** Page size plus one. */
  limit: number;
  /** Total, if it was counted for the previous page. */
  count: number | null;
}

type FoundFollower = { count: number } & (FollowerRow | { userId: null });

/** Excludes suspended members from lists and counts. @see GAP-096 */
const isShown = sql`EXISTS (SELECT 1 FROM users f WHERE f.id = user_id AND ${isShownMember('f')})`;

/** Table of followers, and SQL for the number of followers of `followed`. */
const SOURCES: Record<
  FollowerPageQuery['followed']['kind'],
  { followed: SQL; follows: SQL; count: (id: string) => SQL }
> = {
  product: {
    followed: sql`products`,
    follows: sql`SELECT user_id, created_at FROM product_followers WHERE product_id = followed.id AND ${isShown}`,
    count: () => sql`followed.follower_count`,
  },
  company: {
    followed: sql`companies`,
    follows: sql`SELECT user_id, created_at FROM company_followers WHERE company_id = followed.id AND ${isShown}`,
    count: (id) => companyFollowerCount(sql`${id}`),
  },
};

/** Reads a page of followers, newest first. @returns Null if there is no such record. */
export async function findFollowerPage(
  db: Database,
  { followed, after, limit, count }: FollowerPageQuery,
): Promise<{ count: number; rows: FollowerRow[] } | null> {
  const source = SOURCES[followed.kind];
  const start = after
    ? sql`AND (created_at < ${after.since}::timestamptz
        OR (created_at = ${after.since}::timestamptz AND user_id > ${after.userId}::uuid))`
    : sql``;
  const found = await rowsOf<FoundFollower>(
    db,
    sql`
      SELECT ${count === null ? source.count(followed.id) : sql`${count}::integer`} AS count, u.id AS "userId", u.display_name AS "displayName",
        coalesce(u.image, u.linkedin_image) AS image, c.id AS "companyId", c.name AS "companyName",
        page.created_at::text AS since
      FROM ${source.followed} followed
      LEFT JOIN LATERAL (
        ${source.follows} ${start} ORDER BY created_at DESC, user_id LIMIT ${limit}
      ) page ON true
      LEFT JOIN users u ON u.id = page.user_id
      LEFT JOIN companies c ON c.id = u.company_id
      WHERE followed.id = ${followed.id}
      ORDER BY page.created_at DESC, page.user_id`,
  );
  const [row] = found;
  if (!row) return null;
  return {
    count: row.count,
    rows: found.filter((one): one is FoundFollower & FollowerRow => one.userId !== null),
  };
}

/** A follower as shown to guests. */
export interface SampledFollowerRow {
  firstName: string;
  lastName: string;
  companyName: string | null;
}

/**
 * Reads the earliest followers and the total. The sample is the same for all viewers and changes little when others
 * follow or unfollow. @returns Null if there is no such record.
 */
export async function findFollowerSample(
  db: Database,
  { followed, limit }: Pick<FollowerPageQuery, 'followed' | 'limit'>,
): Promise<{ count: number; rows: SampledFollowerRow[] } | null> {
  const source = SOURCES[followed.kind];
  const found = await rowsOf<{ count: number } & (SampledFollowerRow | { firstName: null })>(
    db,
    sql`
      SELECT ${source.count(followed.id)} AS count, u.first_name AS "firstName", u.last_name AS "lastName", c.name AS "companyName"
      FROM ${source.followed} followed
      LEFT JOIN LATERAL (${source.follows} ORDER BY created_at, user_id LIMIT ${limit}) page ON true
      LEFT JOIN users u ON u.id = page.user_id
      LEFT JOIN companies c ON c.id = u.company_id
      WHERE followed.id = ${followed.id}
      ORDER BY page.created_at, page.user_id`,
  );
  const [row] = found;
  if (!row) return null;
  return {
    count: row.count,
    rows: found.filter((one): one is { count: number } & SampledFollowerRow => one.firstName !== null),
  };
}
