import { type SQL, sql } from 'drizzle-orm';
import { companyFollowerCount } from '../../../platform/db/counts';
import { type Database, rowsOf } from '../../../platform/db/database';
import { isShownMember } from '../../../visibility';

/** Somebody who follows a product or a company. */
export interface FollowerRow {
  userId: string;
  displayName: string;
  image: string | null;
  companyId: string | null;
  companyName: string | null;
  /** When the following began, to the microsecond, as the database writes it. */
  since: string;
}

/** Which page of whose followers. */
export interface FollowerPageQuery {
  followed: { kind: 'product' | 'company'; id: string };
  /** Where the page begins; null is the first. */
  after: { since: string; userId: string } | null;
  /** One more than are shown. */
  limit: number;
  /** How many there are, where it was counted for the page before. */
  count: number | null;
}

type Found = { count: number } & (FollowerRow | { userId: null });

/** Suspended members are neither named nor counted. @see GAP-096 */
const isShown = sql`EXISTS (SELECT 1 FROM users f WHERE f.id = user_id AND ${isShownMember('f')})`;

/** Where followers are kept, and their number of the one that is `followed`. */
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

/** A page of followers, newest first. @returns Null where nothing of this kind has the id. */
export async function findFollowerPage(
  db: Database,
  { followed, after, limit, count }: FollowerPageQuery,
): Promise<{ count: number; rows: FollowerRow[] } | null> {
  const source = SOURCES[followed.kind];
  const start = after
    ? sql`AND (created_at < ${after.since}::timestamptz
        OR (created_at = ${after.since}::timestamptz AND user_id > ${after.userId}::uuid))`
    : sql``;
  const found = await rowsOf<Found>(
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
  return { count: row.count, rows: found.filter((one): one is Found & FollowerRow => one.userId !== null) };
}

/** Somebody who follows a product or a company, as far as guests are told. */
export interface SampledFollowerRow {
  firstName: string;
  lastName: string;
  companyName: string | null;
}

/**
 * Those who have followed something longest, and how many follow it in all: the same whoever asks, and little changed by
 * who begins or stops to follow. @returns Null where nothing of this kind has the id.
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
