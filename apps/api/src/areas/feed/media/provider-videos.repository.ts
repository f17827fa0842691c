import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database';
import { posts, providerVideos, videoUploads } from '../../../platform/db/schema';

/** A video that a provider keeps. */
export type ProviderVideoRow = typeof providerVideos.$inferSelect;

/** Writes down that a provider keeps a video. */
export async function insertProviderVideo(
  tx: Transaction,
  row: typeof providerVideos.$inferInsert,
): Promise<void> {
  await tx.insert(providerVideos).values(row);
}

/** The videos that a provider keeps for a post. */
export const findVideosOfPost = (tx: Transaction, postId: string): Promise<ProviderVideoRow[]> =>
  tx.select().from(providerVideos).where(eq(providerVideos.postId, postId));

/** A video that nobody else decides on meanwhile; null without one. */
export async function lockProviderVideo(tx: Transaction, id: string): Promise<ProviderVideoRow | null> {
  const [row] = await tx.select().from(providerVideos).where(eq(providerVideos.id, id)).for('update');
  return row ?? null;
}

/** Has another post keep a video. */
export async function giveVideo(tx: Transaction, id: string, postId: string): Promise<void> {
  await tx.update(providerVideos).set({ postId, queuedAt: null }).where(eq(providerVideos.id, id));
}

/** Takes a video from its post, to be removed by a job that is queued now. */
export async function takeVideo(tx: Transaction, id: string): Promise<void> {
  await tx
    .update(providerVideos)
    .set({ postId: null, queuedAt: sql`now()` })
    .where(eq(providerVideos.id, id));
}

/** Forgets a video, unless something has come to need it. */
export async function deleteProviderVideo(db: Database, id: string): Promise<void> {
  await db.delete(providerVideos).where(and(eq(providerVideos.id, id), isUnneeded));
}

/** The posts of a member whose text has some words, the newest first; removed ones too, as they can be brought back. */
export const findPostsSaying = (
  tx: Transaction,
  userId: string,
  words: string,
): Promise<{ id: string; text: string }[]> =>
  tx
    .select({ id: posts.id, text: posts.text })
    .from(posts)
    .where(and(eq(posts.userId, userId), sql`strpos(${posts.text}, ${words}) > 0`))
    .orderBy(desc(posts.createdAt), posts.id);

const isUnneeded = and(isNull(providerVideos.postId), isNull(providerVideos.chatId));

/** How many videos are taken at once. */
const BATCH = 100;

/**
 * Takes videos that are needed no longer, some at a time; each again only after a while, should it still be there.
 *
 * @returns Their ids.
 */
export async function takeUnneeded(tx: Transaction, againAfterHours: number): Promise<string[]> {
  const due = tx
    .select({ id: providerVideos.id })
    .from(providerVideos)
    .where(
      and(
        isUnneeded,
        sql`coalesce(${providerVideos.queuedAt} < now() - ${againAfterHours} * interval '1 hour', true)`,
      ),
    )
    .limit(BATCH)
    .for('update', { skipLocked: true });
  const taken = await tx
    .update(providerVideos)
    .set({ queuedAt: sql`now()` })
    .where(sql`${providerVideos.id} IN (${due})`)
    .returning({ id: providerVideos.id });
  return taken.map(({ id }) => id);
}

/** Takes all uploads of a member out of the records. @returns What they were. */
export const takeUploadsOf = (tx: Transaction, userId: string) =>
  tx
    .delete(videoUploads)
    .where(eq(videoUploads.userId, userId))
    .returning({ store: videoUploads.store, place: videoUploads.place });
