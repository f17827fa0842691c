import type { Sector } from '@millrace/domain';
import { type SQL, sql } from 'drizzle-orm';
import { asArray } from '../../../platform/db/as-array';
import type { Database } from '../../../platform/db/database';
import type { FeedKind } from '../../../platform/db/schema';
import { type Statement, statement } from '../../../platform/db/statement';
import { isForNamed, isReadableInFeed, isShownMember } from '../../../visibility';
import { findBlockedIds } from '../../network/blocks';
import { POST_JOINS, type PostRow, postColumns } from '../posts';

/** Query for a page of a feed. */
export interface FeedPageQuery {
  kind: FeedKind;
  /** The product, company or member that owns the feed. */
  ownerId: string;
  /** The reader; null for a guest. */
  viewer: { id: string; hasBlocked: boolean } | null;
  /** Offset of the page. */
  start: number;
  size: number;
}

/** A page of a feed, with the number of posts that the reader can read in it. */
export interface FeedPageRows {
  total: number;
  rows: PostRow[];
}

interface Values {
  ownerId: string;
  viewerId: string | null;
  start: number;
  size: number;
  /** IDs of blocked members, as an array literal of the database. */
  blocked: string;
}

type Found = { total: number } & (PostRow | { id: null });

const MEMBERS: SQL = sql`(SELECT u.id FROM users u WHERE ${isShownMember('u')}) o`;

/** Tables of feed owners; without the owner there is no feed. */
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

/** SQL: true if the private post of the entry `e` still names its reader. @see DIFF-001 */
const isNamed = (viewerId: SQL): SQL =>
  sql`EXISTS (SELECT 1 FROM posts n WHERE n.id = e.post_id AND ${isForNamed('n', viewerId)})`;

/** Counts others' private posts in the member's own home feed. @param without SQL that excludes blocked members. */
const namedTotal = (viewerId: SQL, without: SQL): SQL => sql`
  + (SELECT count(*)::integer FROM feed_entries e
     WHERE e.kind = 'global' AND e.owner_id = o.id AND NOT e.is_public AND e.author_id <> o.id
       AND ${isNamed(viewerId)} ${without})`;

/**
 * Builds one statement for the page, its total and the existence of the feed. The page is an index range scan: the
 * sort order must be spelled like the index's (`DESC NULLS LAST`, though nothing is null), or the whole feed would be
 * sorted. The total is one row plus the reader's few private posts. Cost is independent of other feeds.
 *
 * @param without Excludes posts of members in `blocked`, also from the total. A separate statement, so that readers
 * who blocked nobody do not pay for it.
 */
const pageStatement = (kind: FeedKind, without: 'nobody' | 'blocked'): Statement<Values, Found> =>
  statement(`feed_page_${kind}_without_${without}`, (value) => {
    const within = sql`e.kind = ${sql.raw(`'${kind}'`)} AND e.owner_id = o.id`;
    const own = sql`e.author_id = ${value('viewerId')}::uuid`;
    const blocked = sql`${value('blocked')}::uuid[]`;
    // Only the home feed contains others' private posts that name the reader; they are few, so they are checked last.
    const named = kind === 'global' ? sql`OR ${isNamed(value('viewerId'))}` : sql``;
    // A feed with one author is excluded entirely or not at all.
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
        // The planner expects this to keep nearly all rows; with `<> ALL` it would expect few, and not scan the index.
        entries: sql`AND CASE WHEN e.author_id = ANY(${blocked}) THEN 1 END IS DISTINCT FROM 1`,
        page: sql`true`,
      },
    }[leaves];
    return sql`
      SELECT counted.total, post.*
      FROM ${OWNERS[kind]}
      CROSS JOIN LATERAL (
        SELECT (coalesce((SELECT e.total FROM feed_totals e WHERE ${within}), 0)
          + (SELECT count(*)::integer FROM feed_entries e WHERE ${within} AND ${own} AND NOT e.is_public)
          ${kind === 'global' ? namedTotal(value('viewerId'), without === 'nobody' ? sql`` : left.entries) : sql``})
          ${left.total} AS total
      ) counted
      LEFT JOIN LATERAL (
        SELECT page.created_at AS at, ${postColumns(value('viewerId'))}
        FROM (
          SELECT e.post_id, e.created_at FROM feed_entries e
          WHERE ${within} AND (e.is_public OR ${own} ${named}) ${left.entries}
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

/** Filter of the home feed. */
export interface FeedFilter {
  /** Reason for being in the feed. */
  from: 'products' | 'companies' | 'people' | null;
  /** Sector of a tagged product. */
  sector: Sector | null;
}

/** Maximum number of newest posts that a filter examines, to bound its cost. */
const FILTERED_MAX = 2000;

const filteredPage = statement<Values & FeedFilter, Found>('feed_page_filtered', (value) => {
  const viewer = sql`${value('viewerId')}::uuid`;
  const from = sql`${value('from')}::text`;
  const sector = sql`${value('sector')}::text`;
  return sql`
    WITH recent AS (
      SELECT e.post_id, e.created_at, e.author_id FROM feed_entries e
      WHERE e.kind = 'global' AND e.owner_id = ${value('ownerId')}::uuid
        AND (e.is_public OR e.author_id = ${viewer} OR ${isNamed(value('viewerId'))})
        AND e.author_id <> ALL(${value('blocked')}::uuid[])
      ORDER BY e.created_at DESC NULLS LAST, e.post_id DESC NULLS LAST LIMIT ${sql.raw(String(FILTERED_MAX))}
    ), found AS (
      SELECT r.post_id, r.created_at FROM recent r
      WHERE CASE ${from}
        WHEN 'products' THEN EXISTS (
          SELECT 1 FROM post_products t JOIN product_followers f USING (product_id)
          WHERE t.post_id = r.post_id AND f.user_id = ${viewer})
        WHEN 'companies' THEN EXISTS (
          SELECT 1 FROM post_companies t JOIN company_followers f USING (company_id)
          WHERE t.post_id = r.post_id AND f.user_id = ${viewer})
        WHEN 'people' THEN EXISTS (
          SELECT 1 FROM connections n WHERE n.user_id = ${viewer} AND n.connected_id = r.author_id)
        ELSE true END
        AND (${sector} IS NULL OR EXISTS (
          SELECT 1 FROM post_products t JOIN products n ON n.id = t.product_id
          WHERE t.post_id = r.post_id AND n.sector = ${sector}))
    )
    SELECT counted.total, post.* FROM (SELECT count(*)::integer AS total FROM found) counted
    LEFT JOIN LATERAL (
      SELECT page.created_at AS at, ${postColumns(value('viewerId'))}
      FROM (
        SELECT f.post_id, f.created_at FROM found f
        ORDER BY f.created_at DESC, f.post_id DESC OFFSET ${value('start')} LIMIT ${value('size')}
      ) page
      JOIN posts p ON p.id = page.post_id AND ${isReadableInFeed('p', value('viewerId'))} ${POST_JOINS}
    ) post ON true
    ORDER BY post.at DESC, post.id DESC`;
});

/** Reads a filtered page of the home feed, newest first, from its newest posts only. */
export async function findFilteredPage(
  db: Database,
  {
    viewer,
    from,
    sector,
    start,
    size,
  }: FeedFilter & {
    viewer: { id: string; hasBlocked: boolean };
    start: number;
    size: number;
  },
): Promise<FeedPageRows> {
  const blocked = viewer.hasBlocked ? await findBlockedIds(db, viewer.id) : [];
  const ids = { ownerId: viewer.id, viewerId: viewer.id, blocked: asArray(blocked) };
  return toPage(await filteredPage(db, { ...ids, from, sector, start, size }));
}

const toPage = (found: Found[]): FeedPageRows => ({
  total: found[0]?.total ?? 0,
  rows: found.filter((row): row is Found & PostRow => row.id !== null),
});

/** Reads a page of a feed, newest first. @returns Null if there is no such product, company or member. */
export async function findFeedPage(
  db: Database,
  { kind, viewer, ...page }: FeedPageQuery,
): Promise<FeedPageRows | null> {
  const blocked = viewer?.hasBlocked ? await findBlockedIds(db, viewer.id) : [];
  const pages = PAGES[kind];
  const read = blocked.length > 0 ? pages.withoutBlocked : pages.withoutNobody;
  const found = await read(db, { ...page, viewerId: viewer?.id ?? null, blocked: asArray(blocked) });
  return found.length === 0 ? null : toPage(found);
}
