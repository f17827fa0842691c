import { and, eq, type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf, type Transaction } from '../../../platform/db/database';
import { EVERYBODY, isInStretch, type ReaderStretch } from '../../../platform/db/reader-stretch';
import { type FeedKind, feedEntries } from '../../../platform/db/schema';
import type { ListedPosts } from '../../../platform/jobs';
import { isForAll, isForNamed, isPublished, namedReaders } from '../../../visibility';

/** Kinds of feeds that a member can follow. */
export type FollowedKind = Extract<FeedKind, 'product' | 'company' | 'user'>;

const isOf = (which: ListedPosts): SQL =>
  'postId' in which ? sql`p.id = ${which.postId}::uuid` : sql`p.user_id = ${which.authorId}::uuid`;

const isListed = isPublished('p');
const isPublic = isForAll('p');

/** Adds posts to the feeds that do not depend on followers: of tagged products and companies, and of their author. */
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

/** SQL: users in a range who follow the author or a tag of `posts p`; for a private one, those whom it names. */
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
 * Finds the end of the next range of readers.
 *
 * @returns ID of the last reader in the range; null if fewer remain.
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

/** Adds posts to the home feeds of followers of their author or tags, and private ones to those of named readers. */
export async function insertReaderEntries(
  tx: Transaction,
  which: ListedPosts,
  stretch: ReaderStretch = EVERYBODY,
): Promise<void> {
  // Locks the posts, because a concurrent delete would leave entries behind.
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

/** SQL: advisory lock key of a followed subject. */
const lockOf = (kind: SQL, ownerId: SQL): SQL => sql`hashtextextended(${kind} || ' ' || ${ownerId}, 0)`;

/**
 * Locks the subjects of these posts (authors, and current and former tags) against follows and unfollows until
 * the delivery, edit or deletion is committed, and waits for those in progress. Otherwise a reader could
 * permanently miss or keep an entry.
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

/** Locks a subject until a follow or unfollow is committed. @see holdFollowing */
const holdFollowed = (tx: Transaction, kind: FollowedKind, ownerId: string) =>
  tx.execute(sql`SELECT pg_advisory_xact_lock(${lockOf(sql`${kind}::text`, sql`${ownerId}::uuid`)})`);

/** SQL: true if the entry `e` is in the feed of something that its post no longer tags. */
const isUntagged: SQL = sql`(
  (e.kind = 'product' AND NOT EXISTS (
    SELECT 1 FROM post_products t WHERE t.post_id = e.post_id AND t.product_id = e.owner_id
  ))
  OR (e.kind = 'company' AND NOT EXISTS (
    SELECT 1 FROM post_companies t WHERE t.post_id = e.post_id AND t.company_id = e.owner_id
  )))`;

/**
 * Deletes a post's entries with outdated visibility, kind of content or tag, except in home feeds, whose owners may
 * have other reasons to read it.
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
 * Deletes a post from the home feeds of readers who follow neither its author nor its tags any longer, and a private
 * one from those of readers whom it no longer names.
 */
export async function deleteUnfoundedEntries(tx: Transaction, postId: string): Promise<void> {
  await tx.execute(sql`
    DELETE FROM feed_entries g USING posts p
    WHERE g.post_id = ${postId}::uuid AND p.id = g.post_id AND g.kind = 'global' AND g.author_id <> g.owner_id
      AND CASE WHEN g.is_public THEN ${hasNoReason(sql`g.owner_id`)} ELSE NOT ${isForNamed('p', sql`g.owner_id`)} END`);
}

/** SQL: true if a reader follows neither the author nor a tag of the post of the entry `g`. */
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

/** Deletes posts from all feeds. */
export async function deleteEntries(tx: Transaction, which: ListedPosts): Promise<void> {
  await holdFollowing(tx, which);
  await tx.execute(sql`DELETE FROM feed_entries e USING posts p WHERE e.post_id = p.id AND ${isOf(which)}`);
}

/** Adds the posts of a subject's feed to the home feed of a new follower. */
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

/** Deletes the posts of a subject's feed from the home feed of a former follower, unless there are other reasons. */
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

/** Rebuilds all feeds, after a bulk import. */
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

/** Deletes the home feed of a leaving member. */
export async function deleteFeedOf(tx: Transaction, readerId: string): Promise<void> {
  await tx.delete(feedEntries).where(and(eq(feedEntries.kind, 'global'), eq(feedEntries.ownerId, readerId)));
  await tx.execute(
    sql`DELETE FROM feed_totals WHERE kind NOT IN ('product', 'company') AND owner_id = ${readerId}::uuid`,
  );
}
