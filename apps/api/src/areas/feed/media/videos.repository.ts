import { and, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database';
import { videoUploads } from '../../../platform/db/schema';

/** A video on its way. */
export type UploadRow = typeof videoUploads.$inferSelect;

/** Writes down that a video is to come. */
export async function insertUpload(tx: Transaction, row: typeof videoUploads.$inferInsert): Promise<void> {
  await tx.insert(videoUploads).values(row);
}

const isOf = (id: string, userId: string) =>
  and(eq(videoUploads.id, id), eq(videoUploads.userId, userId), gt(videoUploads.expiresAt, sql`now()`));

/** An upload of a member's that is still good, or null. */
export async function findUpload(db: Database, id: string, userId: string): Promise<UploadRow | null> {
  const [row] = await db.select().from(videoUploads).where(isOf(id, userId));
  return row ?? null;
}

/** Writes down what a video was found to be. */
export async function markComplete(db: Database, id: string, contentType: string): Promise<void> {
  await db.update(videoUploads).set({ contentType }).where(eq(videoUploads.id, id));
}

/** Takes an upload of a member's out of the records. @returns False when somebody else was quicker. */
export async function takeUpload(tx: Transaction, id: string, userId: string): Promise<boolean> {
  const taken = await tx.delete(videoUploads).where(isOf(id, userId)).returning({ id: videoUploads.id });
  return taken.length > 0;
}

/** Makes an upload run out now. @returns False when a post has taken it meanwhile. */
export async function expireUpload(db: Database, id: string): Promise<boolean> {
  const expired = await db
    .update(videoUploads)
    .set({ expiresAt: new Date(0) })
    .where(eq(videoUploads.id, id))
    .returning({ id: videoUploads.id });
  return expired.length > 0;
}

/** The uploads of a member beyond the newest. */
export async function findOlderUploads(db: Database, userId: string, newest: number): Promise<UploadRow[]> {
  return db
    .select()
    .from(videoUploads)
    .where(eq(videoUploads.userId, userId))
    .orderBy(desc(videoUploads.createdAt), desc(videoUploads.id))
    .offset(newest);
}

/** Uploads that have run out, some at a time. */
export async function findOldUploads(db: Database): Promise<UploadRow[]> {
  return db
    .select()
    .from(videoUploads)
    .where(lt(videoUploads.expiresAt, sql`now()`))
    .orderBy(videoUploads.expiresAt)
    .limit(100);
}

/** Forgets an upload. */
export async function deleteUpload(db: Database, id: string): Promise<void> {
  await db.delete(videoUploads).where(eq(videoUploads.id, id));
}
