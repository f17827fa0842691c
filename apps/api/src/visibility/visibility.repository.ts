import { chatPartner, isGroupChat } from '@millrace/domain';
import { type SQL, sql } from 'drizzle-orm';
import { asArray } from '../platform/db/as-array';
import { type Database, rowsOf, type Transaction } from '../platform/db/database';
import { statement } from '../platform/db/statement';
import { mayReadPost, type PostVisibility, type Reader } from './visibility.policy';

// All conditions on who may see what. Other SQL must use these: `scripts/checks/visibility.mjs` refuses the
// columns below in any other file.

const column = (alias: string, name: string): SQL => sql`${sql.identifier(alias)}.${sql.identifier(name)}`;

/** True if a row of `users` is visible: suspended members are neither listed nor counted. @see GAP-096 */
export const isShownMember = (alias: string): SQL => column(alias, 'is_active');

/** True if a row of `users` is listed with its company, suspended or not. @see GAP-089 */
export const isListed = (alias: string): SQL => column(alias, 'company_updated');

/** True if a row of `users` is verified to work for its company; a self-declaration gives no rights. @see GAP-089 */
export const worksVerifiedFor = (alias: string): SQL =>
  sql`${column(alias, 'company_verified_at')} IS NOT NULL`;

/** True if a row of `users` is shown as a contact of its company. @see GAP-089, GAP-096 */
const isContact = (alias: string): SQL => sql`(${isListed(alias)} AND ${isShownMember(alias)})`;

/**
 * SQL for the contacts of a company that a viewer sees, as rows of `users`: all, or the first in the page's order.
 *
 * @param companyId As SQL.
 * @param limit Result of `contactLimit`.
 */
export const namedContactsOf = (companyId: SQL, limit: number | null): SQL => sql`(
  SELECT u.* FROM users u WHERE u.company_id = ${companyId} AND ${isContact('u')}
  ${limit === null ? sql`` : sql`ORDER BY u.name_key, u.id LIMIT ${limit}`})`;

/** True if a row of `posts` can appear in feeds: not deleted, and its author not suspended. @see GAP-096 */
export const isPublished = (alias: string): SQL =>
  sql`(${column(alias, 'removed_at')} IS NULL AND NOT ${column(alias, 'withheld')})`;

/** True if a published row of `posts` is visible to all: public, not hidden by a moderator. @see DIFF-001, GAP-096 */
export const isForAll = (alias: string): SQL =>
  sql`(${column(alias, 'visibility')} = 'public' AND ${column(alias, 'hidden_at')} IS NULL)`;

/** True if a reader may read a row of `posts` in a feed, whatever the feed entry's flag. @param readerId As SQL. */
export const isReadableInFeed = (alias: string, readerId: SQL): SQL => sql`(
  ${isPublished(alias)} AND (
    ${column(alias, 'user_id')} = ${readerId}::uuid OR ${isForAll(alias)} OR ${isForNamed(alias, readerId)}))`;

/** True if a row of `posts` is private. @see DIFF-001 */
export const isPrivate = (alias: string): SQL => sql`${column(alias, 'visibility')} = 'private'`;

/**
 * SQL for the facts that `mayReadPost` needs of a row of `posts`, besides its author, visibility and mentions.
 *
 * @param readerId As SQL; null for a guest.
 */
export const postVisibilityColumns = (alias: string, readerId: SQL): SQL => sql`
  ${column(alias, 'removed_at')} IS NOT NULL AS "isRemoved", ${column(alias, 'hidden_at')} IS NOT NULL AS "isHidden",
  ${column(alias, 'withheld')} AS "isWithheld", ${hasBlocked(readerId, column(alias, 'user_id'))} AS "isBlocked",
  ${tagsOwnCompany(alias, readerId)} AS "tagsOwnCompany"`;

/**
 * True if a member is verified to work for a company that a row of `posts` tags, and so may read a private post.
 *
 * @param memberId As SQL; null for a guest.
 * @see DIFF-001, GAP-089
 */
const tagsOwnCompany = (alias: string, memberId: SQL): SQL => sql`EXISTS (
  SELECT 1 FROM post_companies t JOIN users v ON v.company_id = t.company_id
  WHERE t.post_id = ${column(alias, 'id')} AND v.id = ${memberId}::uuid AND ${worksVerifiedFor('v')})`;

/** SQL for the people of tagged companies who may read a private row of `posts`, with the company. */
export const readersByCompany = (alias: string): SQL => sql`(
  SELECT v.id AS user_id, t.company_id FROM post_companies t JOIN users v ON v.company_id = t.company_id
  WHERE t.post_id = ${column(alias, 'id')} AND ${worksVerifiedFor('v')})`;

/**
 * True if a row of `posts` is private and names a member, by a mention or by a company that the member is verified to
 * work for. While this holds, the post is in that member's feed.
 *
 * @param memberId As SQL; null for a guest.
 * @see DIFF-001
 */
export const isForNamed = (alias: string, memberId: SQL): SQL => sql`(
  ${isPrivate(alias)} AND ${column(alias, 'hidden_at')} IS NULL AND ${isPublished(alias)} AND (
    ${column(alias, 'mentions')} @> jsonb_build_array(jsonb_build_object('kind', 'person', 'id', ${memberId}::text))
    OR ${tagsOwnCompany(alias, memberId)}))`;

/** SQL for the members who may read a private row of `posts` besides its author. */
export const namedReaders = (alias: string): SQL => sql`(
  SELECT named.user_id FROM (
    SELECT v.id AS user_id FROM jsonb_array_elements(${column(alias, 'mentions')}) m
      JOIN users v ON v.id = (m->>'id')::uuid WHERE m->>'kind' = 'person'
    UNION SELECT user_id FROM ${readersByCompany(alias)} c
  ) named WHERE ${isPrivate(alias)} AND named.user_id <> ${column(alias, 'user_id')})`;

/** True if a row of `post_comments` is visible to all. @see GAP-096 */
export const isCommentForAll = (alias: string): SQL =>
  sql`(${column(alias, 'hidden_at')} IS NULL AND NOT ${column(alias, 'withheld')})`;

/** True if a row of `post_comments` is visible only to its author. @see GAP-096 */
export const isCommentForAuthor = (alias: string): SQL =>
  sql`(${column(alias, 'hidden_at')} IS NOT NULL AND NOT ${column(alias, 'withheld')})`;

/** True if a reader of the post may read a row of `post_comments`. @param readerId As SQL; null for a guest. */
export const isCommentShownTo = (alias: string, readerId: SQL): SQL => sql`NOT ${column(alias, 'withheld')}
  AND (${column(alias, 'hidden_at')} IS NULL OR ${column(alias, 'user_id')} = ${readerId}::uuid)
  AND ${column(alias, 'user_id')} NOT IN ${blockedBy(readerId)}`;

/** True if the creator of a row of `events` is visible. */
const isOfShownMember = (alias: string): SQL => sql`
  EXISTS (SELECT 1 FROM users creator WHERE creator.id = ${column(alias, 'created_by')} AND ${isShownMember('creator')})`;

/** True if a row of `events` is visible to all: creator not suspended, not hidden by a moderator. @see GAP-096 */
export const isEventForAll = (alias: string): SQL =>
  sql`(${column(alias, 'hidden_at')} IS NULL AND ${isOfShownMember(alias)})`;

/** True if a reader may see a row of `events`; a hidden one only its creator. @param readerId As SQL. */
export const isEventShownTo = (alias: string, readerId: SQL): SQL =>
  sql`((${column(alias, 'hidden_at')} IS NULL OR ${column(alias, 'created_by')} = ${readerId}::uuid)
    AND ${isOfShownMember(alias)})`;

/** True if a row of `removed_events` was visible to all when it was deleted, and its creator still is. @see GAP-096 */
export const isRemovedEventForAll = (alias: string): SQL => sql`
  (${column(alias, 'content')}->'event'->>'hidden_at' IS NULL AND ${isOfShownMember(alias)})`;

/**
 * SQL for the members whom a reader has blocked, for `NOT IN`; empty for a guest. A subquery, because the planner
 * would expect an array to exclude nearly all rows, and sort a feed instead of scanning its index.
 *
 * @param readerId As SQL; null for a guest.
 * @see GAP-097
 */
export const blockedBy = (readerId: SQL): SQL =>
  sql`(SELECT b.blocked_id FROM member_blocks b WHERE b.user_id = ${readerId}::uuid)`;

/** True if one member has blocked another. @see GAP-097 */
export const hasBlocked = (memberId: SQL, otherId: SQL): SQL => sql`EXISTS (
  SELECT 1 FROM member_blocks b WHERE b.user_id = ${memberId}::uuid AND b.blocked_id = ${otherId}::uuid)`;

/** True if a member has blocked anyone. */
export const hasBlockedAnybody = (memberId: SQL): SQL =>
  sql`EXISTS (SELECT 1 FROM member_blocks b WHERE b.user_id = ${memberId}::uuid)`;

/**
 * True if a moderator may see a post because it or a comment on it was reported. Reported content stays visible to
 * moderators for as long as it exists.
 *
 * @see GAP-096
 */
export async function moderatesPost(db: Database, postId: string, userId: string): Promise<boolean> {
  const found = await rowsOf(
    db,
    sql`
      SELECT 1 FROM moderators m WHERE m.user_id = ${userId} AND EXISTS (
        SELECT 1 FROM moderation_cases c WHERE c.target_id = ${postId}::uuid
          OR c.target_id IN (SELECT id FROM post_comments WHERE post_id = ${postId}::uuid)
      )`,
  );
  return found.length > 0;
}

interface PostVisibilityRow extends PostVisibility {
  id: string;
}

const standingsByIds = statement<{ ids: string; readerId: string | null }, PostVisibilityRow>(
  'post_standings',
  (value) => sql`
    SELECT p.id, p.user_id AS "userId", p.visibility, p.mentions, ${postVisibilityColumns('p', value('readerId'))}
    FROM posts p WHERE p.id = ANY(${value('ids')}::uuid[])`,
);

/** Filters posts to those that a reader may read, by ID. @see GAP-052 */
export async function findReadablePosts(
  db: Database | Transaction,
  ids: readonly string[],
  reader: Reader,
): Promise<ReadonlyMap<string, PostVisibility>> {
  if (ids.length === 0) return new Map();
  const rows = await standingsByIds(db, { ids: asArray([...new Set(ids)]), readerId: reader?.id ?? null });
  return new Map(rows.filter((row) => mayReadPost(row, reader)).map((row) => [row.id, row]));
}

const chatMembership = statement<{ chatId: string; userId: string }, { one: number }>(
  'chat_membership',
  (value) => sql`SELECT 1 AS one FROM chat_members m
    WHERE m.chat_id = ${value('chatId')} AND m.user_id = ${value('userId')}::uuid`,
);

/** True if a conversation is a member's: by its ID for two members, by the member list for several. @see GAP-054 */
export async function isInChat(db: Database | Transaction, chatId: string, userId: string): Promise<boolean> {
  if (!isGroupChat(chatId)) return chatPartner(chatId, userId) !== null;
  return (await chatMembership(db, { chatId, userId })).length > 0;
}

/** Reads the members of a room of several, unordered. */
export async function findChatMemberIds(db: Database | Transaction, chatId: string): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`SELECT m.user_id AS id FROM chat_members m WHERE m.chat_id = ${chatId}`,
  );
  return rows.map(({ id }) => id);
}

/** Finds which of some members have blocked which of others, as pairs. @see GAP-097 */
export const findBlocksAmong = (
  db: Database | Transaction,
  memberIds: readonly string[],
  otherIds: readonly string[],
): Promise<{ memberId: string; otherId: string }[]> =>
  rowsOf(
    db,
    sql`SELECT b.user_id AS "memberId", b.blocked_id AS "otherId" FROM member_blocks b
      WHERE b.user_id = ANY(${asArray(memberIds)}::uuid[]) AND b.blocked_id = ANY(${asArray(otherIds)}::uuid[])`,
  );
