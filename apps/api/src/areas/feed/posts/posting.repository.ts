import type { ContentKind, Mention, Visibility } from '@millrace/domain';
import { and, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import { asArray } from '../../../platform/db/as-array';
import type { Database, Transaction } from '../../../platform/db/database';
import { files, moderationCases, posts, users } from '../../../platform/db/schema';
import { isShownMember } from '../../../visibility';

/** What is written down of a post at first. */
export interface NewPostRow {
  id: string;
  userId: string;
  text: string;
  mentions: readonly Mention[];
  visibility: Visibility;
  contentKind: ContentKind | null;
}

/** Writes a post down. */
export async function insertPost(tx: Transaction, row: NewPostRow): Promise<void> {
  await tx.insert(posts).values(row);
}

/** Changes a post. */
export async function changePost(
  tx: Transaction,
  id: string,
  change: Partial<Omit<typeof posts.$inferInsert, 'id' | 'userId' | 'editedAt'>> & { isEdit?: true },
): Promise<void> {
  const { isEdit, ...set } = change;
  await tx
    .update(posts)
    .set({ ...set, ...(isEdit && { editedAt: sql`now()` }) })
    .where(eq(posts.id, id));
}

/** A post that nobody else changes meanwhile, also one that was removed; null without such a post. */
export async function lockPost(tx: Transaction, id: string) {
  const { userId, text, mentions, visibility, media, mediaKind, contentKind, editedAt, removedAt } = posts;
  const [row] = await tx
    .select({
      userId,
      text,
      mentions,
      visibility,
      media,
      mediaKind,
      contentKind,
      editedAt,
      isRemoved: isNotNull(removedAt).mapWith(Boolean),
    })
    .from(posts)
    .where(eq(posts.id, id))
    .for('no key update');
  return row ?? null;
}

/** Marks a post as removed. */
export async function markRemoved(tx: Transaction, id: string): Promise<void> {
  await tx.update(posts).set({ removedAt: sql`now()` }).where(eq(posts.id, id));
}

/** Brings a removed post back. @param minutes How long ago it may have been removed. @returns Whether it is back. */
export async function unmarkRemoved(tx: Transaction, id: string, minutes: number): Promise<boolean> {
  const back = await tx
    .update(posts)
    .set({ removedAt: null })
    .where(and(eq(posts.id, id), sql`${posts.removedAt} > now() - ${minutes} * interval '1 minute'`))
    .returning({ id: posts.id });
  return back.length > 0;
}

/** Which of the ids are members. */
export async function findMemberIds(tx: Transaction, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(sql`${users.id} = ANY(${asArray(ids)}::uuid[])`, isShownMember('users')));
  return new Set(rows.map(({ id }) => id));
}

/** How many removed posts are forgotten at once. */
const BATCH = 100;

/**
 * Forgets posts that were removed a while ago, but for those that moderators are yet to decide on.
 *
 * @param removeFile Forgets the bytes of a file; called before the post goes, so that none outlives it.
 */
export async function deleteRemovedPosts(
  db: Database,
  minutes: number,
  removeFile: (name: string) => Promise<void>,
): Promise<void> {
  const old = await db
    .select({ id: posts.id })
    .from(posts)
    .where(
      and(
        lt(posts.removedAt, sql`now() - ${minutes} * interval '1 minute'`),
        sql`NOT EXISTS (SELECT 1 FROM ${moderationCases} c
          WHERE c.target_kind = 'post' AND c.target_id = ${posts.id} AND c.closed_at IS NULL)`,
      ),
    )
    .limit(BATCH);
  const ids = old.map(({ id }) => id);
  if (ids.length === 0) return;
  const stored = await db.select({ name: files.name }).from(files).where(inArray(files.postId, ids));
  for (const { name } of stored) await removeFile(name);
  await db.delete(posts).where(and(inArray(posts.id, ids), isNotNull(posts.removedAt)));
}
