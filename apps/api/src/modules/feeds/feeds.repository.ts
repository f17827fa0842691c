import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import type { FeedKind } from '../../db/schema';
import { type Statement, statement } from '../../db/statement';
import { POST_JOINS, type PostRow, postColumns } from '../posts';

/** Which page of a feed. */
export interface FeedPageQuery {
  kind: FeedKind;
  /** The product, company or member whose feed it is. */
  ownerId: string;
  /** Who reads; null is a guest. */
  viewerId: string | null;
  /** How many posts come before the page. */
  start: number;
  size: number;
}

/** A page of a feed, and how many posts the reader can read in it. */
export interface FeedPageRows {
  total: number;
  rows: PostRow[];
}

type Values = Omit<FeedPageQuery, 'kind'>;

type Found = { total: number } & (PostRow | { id: null });

/** Whose feeds there are: without one of these there is no feed. */
const OWNERS: Readonly<Record<FeedKind, SQL>> = {
  product: sql`products o`,
  company: sql`companies o`,
  user: sql`(SELECT id FROM users WHERE is_active) o`,
  global: sql`users o`,
};

/**
 * One statement for the page, its total, and whether there is such a feed at all. The page is a stretch of an index,
 * whose order is spelt as the index's is (`DESC NULLS LAST`, though nothing is null), or the whole feed would be
 * sorted; the total is a row and the reader's few private posts. Neither grows with what is posted elsewhere.
 */
const pageStatement = (kind: FeedKind): Statement<Values, Found> =>
  statement(`feed_page_${kind}`, (value) => {
    const within = sql`e.kind = ${sql.raw(`'${kind}'`)} AND e.owner_id = o.id`;
    const own = sql`e.author_id = ${value('viewerId')}::uuid`;
    return sql`
      SELECT counted.total, post.*
      FROM ${OWNERS[kind]}
      CROSS JOIN LATERAL (
        SELECT coalesce((SELECT e.total FROM feed_totals e WHERE ${within}), 0)
          + (SELECT count(*)::integer FROM feed_entries e WHERE ${within} AND ${own} AND NOT e.is_public) AS total
      ) counted
      LEFT JOIN LATERAL (
        SELECT page.created_at AS at, ${postColumns(value('viewerId'))}
        FROM (
          SELECT e.post_id, e.created_at FROM feed_entries e WHERE ${within} AND (e.is_public OR ${own})
          ORDER BY e.created_at DESC NULLS LAST, e.post_id DESC NULLS LAST OFFSET ${value('start')} LIMIT ${value('size')}
        ) page
        JOIN posts p ON p.id = page.post_id ${POST_JOINS}
      ) post ON true
      WHERE o.id = ${value('ownerId')}::uuid
      ORDER BY post.at DESC, post.id DESC`;
  });

const PAGES: Readonly<Record<FeedKind, Statement<Values, Found>>> = {
  product: pageStatement('product'),
  company: pageStatement('company'),
  user: pageStatement('user'),
  global: pageStatement('global'),
};

/** A page of a feed, newest first. @returns Null without the product, company or member. */
export async function findFeedPage(
  db: Database,
  { kind, ...values }: FeedPageQuery,
): Promise<FeedPageRows | null> {
  const found = await PAGES[kind](db, values);
  const [first] = found;
  if (!first) return null;
  return { total: first.total, rows: found.filter((row): row is Found & PostRow => row.id !== null) };
}
