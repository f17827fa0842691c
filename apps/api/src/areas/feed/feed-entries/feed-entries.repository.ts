import { and, eq, type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf, type Transaction } from '../../../platform/db/database';
import { EVERYBODY, isInStretch, type ReaderStretch } from '../../../platform/db/reader-stretch';
import { type FeedKind, feedEntries } from '../../../platform/db/schema';
import type { ListedPosts } from '../../../platform/jobs';
import { isForAll, isForNamed, isPublished, namedReaders } from '../../../visibility';

/** What a member can follow, by the feed that it has. */
export type FollowedKind = Extract<FeedKind, 'product' | 'company' | 'user'>;

const isOf = (which: ListedPosts): SQL =>
  'postId' in which ? sql`p.id = ${which.postId}::uuid` : sql`p.user_id = ${which.authorId}::uuid`;

const isListed = isPublished('p');
const isPublic = isForAll('p');

/** Lists posts wherever they stand whoever follows: with their products and companies, and in the feeds of their author. */
export async function insertOwnEntries(tx: Transaction, which: ListedPosts): Promise<void> {
  await tx.execute(sql`
    INSERT INTO feed_entries (kind, owner_id, post_id, created_at, author_id, is_public)
    SELECT place.kind, place.owner_id, p.id, p.created_at, p.user_id, ${isPublic}
    FROM posts p CROSS JOIN LATERAL (
      SELECT 'user' AS kind, p.user_id AS owner_id
      UNION ALL SELECT 'user_' || p.content_kind, p.user_id WHERE p.content_kind IS NOT NULL
      UNION ALL SELECT 'global', p.user_id
      UNION ALL SELECT 'product', product_id FROM post_products WHERE post_id = p.id
      UNION ALL SELECT 'company', company_id FROM post_companies WHERE post_id = p.id
    ) place
    WHERE ${isOf(which)} AND ${isListed}
    ORDER BY place.kind, place.owner_id
    ON CONFLICT DO NOTHING`);
}

/** Everybody of a stretch who follows the author of `posts p` or what it tags; of a private one, whom it names. */
const readersOf = (stretch: ReaderStretch): SQL => sql`
  SELECT followed.id FROM (${followersOf(stretch)}) followed WHERE ${isPublic}
  UNION SELECT named.user_id FROM ${namedReaders('p')} named WHERE ${isInStretch(sql`named.user_id`, stretch)}`;

const followersOf = (stretch: ReaderStretch): SQL => sql`
  SELECT user_id AS id FROM connections WHERE connected_id = p.user_id AND ${isInStretch(sql`user_id`, stretch)}
  UNION SELECT f.user_id FROM post_products t JOIN product_followers f USING (product_id)
    WHERE t.post_id = p.id AND ${isInStretch(sql`f.user_id`, stretch)}
  UNION SELECT f.user_id FROM post_companies t JOIN company_followers f USING (company_id)
    WHERE t.post_id = p.id AND ${isInStretch(sql`f.user_id`, stretch)}`;

/**
 * Where the next so many readers of posts end.
 *
 * @returns The last of them; null where so many are not left.
 */
export async function findStretchEnd(
  db: Database,
  which: ListedPosts,
  after: string | null,
  size: number,
): Promise<string | null> {
  const [row] = await rowsOf<{ id: string }>(
    db,
    sql`
      SELECT reader.id FROM posts p CROSS JOIN LATERAL (${readersOf({ after, until: null })}) reader
      WHERE ${isOf(which)} GROUP BY reader.id ORDER BY reader.id LIMIT 1 OFFSET ${size - 1}`,
  );
  return row?.id ?? null;
}

/** Lists posts with everybody who follows their author or what they tag, and private ones with those whom they name. */
export async function insertReaderEntries(
  tx: Transaction,
  which: ListedPosts,
  stretch: ReaderStretch = EVERYBODY,
): Promise<void> {
  // Locked, so that nobody removes them meanwhile and leaves entries behind.
  await tx.execute(sql`SELECT p.id FROM posts p WHERE ${isOf(which)} ORDER BY p.id FOR SHARE`);
  await holdFollowing(tx, which);
  await tx.execute(sql`
    INSERT INTO feed_entries (kind, owner_id, post_id, created_at, author_id, is_public)
    SELECT 'global', reader.id, p.id, p.created_at, p.user_id, ${isPublic}
    FROM posts p CROSS JOIN LATERAL (${readersOf(stretch)}) reader
    WHERE ${isOf(which)} AND ${isListed}
    ORDER BY reader.id
    ON CONFLICT DO NOTHING`);
}

/** What is locked of something that is followed. */
const lockOf = (kind: SQL, ownerId: SQL): SQL => sql`hashtextextended(${kind} || ' ' || ${ownerId}, 0)`;

/**
 * Has whoever begins or stops to follow the author of these posts, or what they are about or are still listed with, wait
 * until they are delivered, changed or gone, and waits for those who are about to: otherwise a reader would keep, or miss
 * for ever, what is on its way.
 */
async function holdFollowing(tx: Transaction, which: ListedPosts): Promise<void> {
  const key = lockOf(sql`followed.kind`, sql`followed.id`);
  await tx.execute(sql`
    SELECT pg_advisory_xact_lock_shared(followed.key) FROM (
      SELECT DISTINCT ${key} AS key
      FROM posts p CROSS JOIN LATERAL (
        SELECT 'user' AS kind, p.user_id AS id
        UNION ALL SELECT 'product', product_id FROM post_products WHERE post_id = p.id
        UNION ALL SELECT 'company', company_id FROM post_companies WHERE post_id = p.id
        UNION ALL SELECT kind, owner_id FROM feed_entries WHERE post_id = p.id AND kind IN ('product', 'company')
      ) followed
      WHERE ${isOf(which)}
      ORDER BY key
    ) followed`);
}

/** Holds what a member begins or stops to follow, until that is so. @see holdFollowing */
const holdFollowed = (tx: Transaction, kind: FollowedKind, ownerId: string) =>
  tx.execute(sql`SELECT pg_advisory_xact_lock(${lockOf(sql`${kind}::text`, sql`${ownerId}::uuid`)})`);

/** Whether the entry `e` of a post is in the feed of something that the post does not tag. */
const isUntagged: SQL = sql`(
  (e.kind = 'product' AND NOT EXISTS (
    SELECT 1 FROM post_products t WHERE t.post_id = e.post_id AND t.product_id = e.owner_id
  ))
  OR (e.kind = 'company' AND NOT EXISTS (
    SELECT 1 FROM post_companies t WHERE t.post_id = e.post_id AND t.company_id = e.owner_id
  )))`;

/**
 * Takes a post out of all feeds that show it to the wrong people, or as what it no longer is, or of what it no longer
 * tags; but for those of readers, who may have other reasons to read it.
 *
 * @see deleteUnfoundedEntries
 */
export async function deleteMisplacedEntries(tx: Transaction, postId: string): Promise<void> {
  await holdFollowing(tx, { postId });
  await tx.execute(sql`
    DELETE FROM feed_entries e USING posts p
    WHERE p.id = ${postId} AND e.post_id = p.id AND (
      e.is_public <> ${isPublic}
      OR (e.kind LIKE 'user\\_%' AND e.kind IS DISTINCT FROM 'user_' || p.content_kind)
      OR ${isUntagged}
    )`);
}

/**
 * Takes a post out of the feeds of readers who follow neither its author nor anything that it tags any longer, and a private
 * one out of the feeds of those whom it no longer names.
 */
export async function deleteUnfoundedEntries(tx: Transaction, postId: string): Promise<void> {
  await tx.execute(sql`
    DELETE FROM feed_entries g USING posts p
    WHERE g.post_id = ${postId}::uuid AND p.id = g.post_id AND g.kind = 'global' AND g.author_id <> g.owner_id
      AND CASE WHEN g.is_public THEN ${hasNoReason(sql`g.owner_id`)} ELSE NOT ${isForNamed('p', sql`g.owner_id`)} END`);
}

/** Whether a reader follows neither the author of the post of the entry `g` nor what it tags. */
const hasNoReason = (reader: SQL): SQL => sql`(
  NOT EXISTS (SELECT 1 FROM connections n WHERE n.user_id = ${reader} AND n.connected_id = g.author_id)
  AND NOT EXISTS (
    SELECT 1 FROM post_products t JOIN product_followers f USING (product_id)
    WHERE t.post_id = g.post_id AND f.user_id = ${reader}
  )
  AND NOT EXISTS (
    SELECT 1 FROM post_companies t JOIN company_followers f USING (company_id)
    WHERE t.post_id = g.post_id AND f.user_id = ${reader}
  ))`;

/** Takes posts out of all feeds. */
export async function deleteEntries(tx: Transaction, which: ListedPosts): Promise<void> {
  await holdFollowing(tx, which);
  await tx.execute(sql`DELETE FROM feed_entries e USING posts p WHERE e.post_id = p.id AND ${isOf(which)}`);
}

/** Lists what stands in the feed of something with a member who follows it from now on. */
export async function backfillFeed(
  tx: Transaction,
  readerId: string,
  kind: FollowedKind,
  ownerId: string,
): Promise<void> {
  await holdFollowed(tx, kind, ownerId);
  await tx.execute(sql`
    INSERT INTO feed_entries (kind, owner_id, post_id, created_at, author_id, is_public)
    SELECT 'global', ${readerId}::uuid, e.post_id, e.created_at, e.author_id, true
    FROM feed_entries e WHERE e.kind = ${kind} AND e.owner_id = ${ownerId}::uuid AND e.is_public
    ON CONFLICT DO NOTHING`);
}

/** Takes what stands in the feed of something out of a member's, but for what the member has other reasons to read. */
export async function removeFromFeed(
  tx: Transaction,
  readerId: string,
  kind: FollowedKind,
  ownerId: string,
): Promise<void> {
  const reader = sql`${readerId}::uuid`;
  await holdFollowed(tx, kind, ownerId);
  await tx.execute(sql`
    DELETE FROM feed_entries g USING feed_entries s
    WHERE g.kind = 'global' AND g.owner_id = ${reader} AND g.author_id <> ${reader} AND g.is_public
      AND s.kind = ${kind} AND s.owner_id = ${ownerId}::uuid AND s.post_id = g.post_id
      AND ${hasNoReason(reader)}`);
}

/** Lists all posts anew: for what loads many rows at once. */
export async function rebuildFeeds(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    INSERT INTO feed_entries (kind, owner_id, post_id, created_at, author_id, is_public)
    SELECT place.kind, place.owner_id, p.id, p.created_at, p.user_id, ${isPublic}
    FROM posts p JOIN (
      SELECT 'user' AS kind, user_id AS owner_id, id AS post_id, true AS is_own FROM posts
      UNION ALL SELECT 'user_' || content_kind, user_id, id, true FROM posts WHERE content_kind IS NOT NULL
      UNION ALL SELECT 'product', product_id, post_id, true FROM post_products
      UNION ALL SELECT 'company', company_id, post_id, true FROM post_companies
      UNION ALL SELECT 'global', reader.id, reader.post_id, bool_or(reader.is_own) FROM (
        SELECT user_id AS id, id AS post_id, true AS is_own FROM posts
        UNION ALL SELECT named.user_id, a.id, true FROM posts a CROSS JOIN LATERAL ${namedReaders('a')} named
        UNION ALL SELECT n.user_id, a.id, false FROM posts a JOIN connections n ON n.connected_id = a.user_id
        UNION ALL
          SELECT f.user_id, t.post_id, false FROM post_products t JOIN product_followers f USING (product_id)
        UNION ALL
          SELECT f.user_id, t.post_id, false FROM post_companies t JOIN company_followers f USING (company_id)
      ) reader GROUP BY 1, 2, 3
    ) place ON place.post_id = p.id
    WHERE ${isListed} AND (place.is_own OR ${isPublic})
    ON CONFLICT DO NOTHING`);
}

/** Forgets the feed that a member has read, as the member leaves. */
export async function deleteFeedOf(tx: Transaction, readerId: string): Promise<void> {
  await tx.delete(feedEntries).where(and(eq(feedEntries.kind, 'global'), eq(feedEntries.ownerId, readerId)));
  await tx.execute(
    sql`DELETE FROM feed_totals WHERE kind NOT IN ('product', 'company') AND owner_id = ${readerId}::uuid`,
  );
}
