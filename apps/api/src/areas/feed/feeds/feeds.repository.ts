import { type SQL, sql } from 'drizzle-orm';
import { asArray } from '../../../platform/db/as-array';
import type { Database } from '../../../platform/db/database';
import type { FeedKind } from '../../../platform/db/schema';
import { type Statement, statement } from '../../../platform/db/statement';
import { isReadableInFeed, isShownMember } from '../../../visibility';
import { findBlockedIds } from '../../network/blocks';
import { POST_JOINS, type PostRow, postColumns } from '../posts';

/** Which page of a feed. */
export interface FeedPageQuery {
  kind: FeedKind;
  /** The product, company or member whose feed it is. */
  ownerId: string;
  /** Who reads; null is a guest. */
  viewer: { id: string; hasBlocked: boolean } | null;
  /** How many posts come before the page. */
  start: number;
  size: number;
}

/** A page of a feed, and how many posts the reader can read in it. */
export interface FeedPageRows {
  total: number;
  rows: PostRow[];
}

interface Values {
  ownerId: string;
  viewerId: string | null;
  start: number;
  size: number;
  /** The members whom the reader has blocked, as the database writes a list. */
  blocked: string;
}

type Found = { total: number } & (PostRow | { id: null });

const MEMBERS: SQL = sql`(SELECT u.id FROM users u WHERE ${isShownMember('u')}) o`;

/** Whose feeds there are: without one of these there is no feed. */
const OWNERS: Readonly<Record<FeedKind, SQL>> = {
  product: sql`products o`,
  company: sql`companies o`,
  user: MEMBERS,
  user_article: MEMBERS,
  user_video: MEMBERS,
  user_image: MEMBERS,
  user_document: MEMBERS,
  global: sql`users o`,
};

/**
 * One statement for the page, its total, and whether there is such a feed at all. The page is a stretch of an index,
 * whose order is spelt as the index's is (`DESC NULLS LAST`, though nothing is null), or the whole feed would be
 * sorted; the total is a row and the reader's few private posts. Neither grows with what is posted elsewhere.
 *
 * @param without Leaves out what the members of `blocked` posted, of the total as well; a statement of its own, so
 *   that those who blocked nobody do not wait for it.
 */
const pageStatement = (kind: FeedKind, without: 'nobody' | 'blocked'): Statement<Values, Found> =>
  statement(`feed_page_${kind}_without_${without}`, (value) => {
    const within = sql`e.kind = ${sql.raw(`'${kind}'`)} AND e.owner_id = o.id`;
    const own = sql`e.author_id = ${value('viewerId')}::uuid`;
    const blocked = sql`${value('blocked')}::uuid[]`;
    // What one member posted is blocked as a whole.
    const isOfOne = kind.startsWith('user');
    const leaves = without === 'nobody' ? 'all' : isOfOne ? 'all or nothing' : 'all but some';
    const left = {
      all: { total: sql``, entries: sql``, page: sql`true` },
      'all or nothing': {
        total: sql`* (o.id <> ALL(${blocked}))::integer`,
        entries: sql``,
        page: sql`o.id <> ALL(${blocked})`,
      },
      'all but some': {
        total: sql`- (SELECT count(*)::integer FROM feed_entries e WHERE ${within} AND e.author_id = ANY(${blocked}) AND e.is_public)`,
        // Of this the planner thinks that it holds for nearly all; of `<> ALL`, that it leaves little worth walking for.
        entries: sql`AND CASE WHEN e.author_id = ANY(${blocked}) THEN 1 END IS DISTINCT FROM 1`,
        page: sql`true`,
      },
    }[leaves];
    return sql`
      SELECT counted.total, post.*
      FROM ${OWNERS[kind]}
      CROSS JOIN LATERAL (
        SELECT (coalesce((SELECT e.total FROM feed_totals e WHERE ${within}), 0)
          + (SELECT count(*)::integer FROM feed_entries e WHERE ${within} AND ${own} AND NOT e.is_public))
          ${left.total} AS total
      ) counted
      LEFT JOIN LATERAL (
        SELECT page.created_at AS at, ${postColumns(value('viewerId'))}
        FROM (
          SELECT e.post_id, e.created_at FROM feed_entries e
          WHERE ${within} AND (e.is_public OR ${own}) ${left.entries}
          ORDER BY e.created_at DESC NULLS LAST, e.post_id DESC NULLS LAST OFFSET ${value('start')} LIMIT ${value('size')}
        ) page
        JOIN posts p ON p.id = page.post_id AND ${isReadableInFeed('p', value('viewerId'))} ${POST_JOINS}
      ) post ON ${left.page}
      WHERE o.id = ${value('ownerId')}::uuid
      ORDER BY post.at DESC, post.id DESC`;
  });

const pageStatements = (kind: FeedKind) => ({
  withoutNobody: pageStatement(kind, 'nobody'),
  withoutBlocked: pageStatement(kind, 'blocked'),
});

const PAGES: Readonly<Record<FeedKind, ReturnType<typeof pageStatements>>> = {
  product: pageStatements('product'),
  company: pageStatements('company'),
  user: pageStatements('user'),
  user_article: pageStatements('user_article'),
  user_video: pageStatements('user_video'),
  user_image: pageStatements('user_image'),
  user_document: pageStatements('user_document'),
  global: pageStatements('global'),
};

/** A page of a feed, newest first. @returns Null without the product, company or member. */
export async function findFeedPage(
  db: Database,
  { kind, viewer, ...page }: FeedPageQuery,
): Promise<FeedPageRows | null> {
  const blocked = viewer?.hasBlocked ? await findBlockedIds(db, viewer.id) : [];
  const pages = PAGES[kind];
  const read = blocked.length > 0 ? pages.withoutBlocked : pages.withoutNobody;
  const found = await read(db, { ...page, viewerId: viewer?.id ?? null, blocked: asArray(blocked) });
  const [first] = found;
  if (!first) return null;
  return { total: first.total, rows: found.filter((row): row is Found & PostRow => row.id !== null) };
}
