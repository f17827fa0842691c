import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database';
import {
  files,
  posts,
  products,
  providerVideos,
  uploadTickets,
  videoUploads,
} from '../../../platform/db/schema';
import type { Picture } from '../../../platform/db/schema/columns/picture';
import { columnsOf, statement } from '../../../platform/db/statement';

/** A stored file. */
export interface FileRow {
  name: string;
  /** Name as uploaded, with a corrected extension. */
  shownName: string | null;
  contentType: string;
  bytes: number;
  /** The post that it belongs to. */
  postId: string | null;
  /** The conversation that it belongs to. */
  chatId: string | null;
  /** True if the document of a product that it belongs to was removed; null for other files. */
  isRemovedDocument: boolean | null;
}

const fileByName = statement<{ name: string }, FileRow>(
  'file_by_name',
  (value) =>
    sql`SELECT ${columnsOf(files, 'f', ['name', 'shownName', 'contentType', 'bytes', 'postId', 'chatId'])},
      (SELECT d.removed_at IS NOT NULL FROM product_documents d WHERE d.file = f.name) AS "isRemovedDocument"
      FROM files f WHERE f.name = ${value('name')}`,
);

/** Finds a file, or null. */
export async function findFile(db: Database, name: string): Promise<FileRow | null> {
  const [row] = await fileByName(db, { name });
  return row ?? null;
}

/** Inserts records of stored files. */
export async function insertFiles(
  tx: Database | Transaction,
  rows: (typeof files.$inferInsert)[],
): Promise<void> {
  await tx.insert(files).values(rows);
}

/** Deletes the record of a member's file. @returns False if the member has no such file. */
export async function deleteFile(tx: Transaction, name: string, ownerId: string): Promise<boolean> {
  const deleted = await tx
    .delete(files)
    .where(and(eq(files.name, name), eq(files.createdBy, ownerId)))
    .returning({ name: files.name });
  return deleted.length > 0;
}

/** Deletes the records of a post's files. @returns Their names. */
export async function deletePostFiles(tx: Transaction, postId: string): Promise<string[]> {
  const deleted = await tx.delete(files).where(eq(files.postId, postId)).returning({ name: files.name });
  return deleted.map(({ name }) => name);
}

/** Issues a permission to upload one file. */
export async function insertTicket(db: Database, ticket: typeof uploadTickets.$inferInsert): Promise<void> {
  await db.insert(uploadTickets).values(ticket);
}

const isGood = (tokenHash: string) =>
  and(eq(uploadTickets.tokenHash, tokenHash), gt(uploadTickets.expiresAt, sql`now()`));

/** Finds a valid upload permission, or null. */
export async function findTicket(db: Database, tokenHash: string) {
  const [row] = await db.select().from(uploadTickets).where(isGood(tokenHash));
  return row ?? null;
}

/** Consumes an upload permission. @returns False if a concurrent request has used it. */
export async function takeTicket(tx: Transaction, tokenHash: string): Promise<boolean> {
  const taken = await tx
    .delete(uploadTickets)
    .where(isGood(tokenHash))
    .returning({ fileName: uploadTickets.fileName });
  return taken.length > 0;
}

/** Purges expired upload permissions. */
export async function purgeExpiredTickets(db: Database): Promise<void> {
  await db.delete(uploadTickets).where(lt(uploadTickets.expiresAt, sql`now()`));
}

/** Adds a picture and its crop to a product. @returns All its pictures, or null if there is no such product. */
export async function appendPictures(
  tx: Transaction,
  productId: string,
  picture: { original: Picture; crop: Picture },
): Promise<{ originalImages: Picture[]; cropImages: Picture[] } | null> {
  const [row] = await tx
    .update(products)
    .set({
      originalImages: sql`${products.originalImages} || ${JSON.stringify([picture.original])}::jsonb`,
      cropImages: sql`${products.cropImages} || ${JSON.stringify([picture.crop])}::jsonb`,
      updatedAt: sql`now()`,
    })
    .where(eq(products.id, productId))
    .returning({ originalImages: products.originalImages, cropImages: products.cropImages });
  return row ?? null;
}

/** A video upload in progress. */
export type UploadRow = typeof videoUploads.$inferSelect;

/** Inserts a video upload. */
export async function insertUpload(tx: Transaction, row: typeof videoUploads.$inferInsert): Promise<void> {
  await tx.insert(videoUploads).values(row);
}

const isOf = (id: string, userId: string) =>
  and(eq(videoUploads.id, id), eq(videoUploads.userId, userId), gt(videoUploads.expiresAt, sql`now()`));

/** Finds a member's valid upload, or null. */
export async function findUpload(db: Database, id: string, userId: string): Promise<UploadRow | null> {
  const [row] = await db.select().from(videoUploads).where(isOf(id, userId));
  return row ?? null;
}

/** Stores the detected type of a video. */
export async function markComplete(db: Database, id: string, contentType: string): Promise<void> {
  await db.update(videoUploads).set({ contentType }).where(eq(videoUploads.id, id));
}

/** Deletes a member's upload. @returns False if a concurrent request has taken it. */
export async function takeUpload(tx: Transaction, id: string, userId: string): Promise<boolean> {
  const taken = await tx.delete(videoUploads).where(isOf(id, userId)).returning({ id: videoUploads.id });
  return taken.length > 0;
}

/** Expires an upload now. @returns False if a post has taken it in the meantime. */
export async function expireUpload(db: Database, id: string): Promise<boolean> {
  const expired = await db
    .update(videoUploads)
    .set({ expiresAt: new Date(0) })
    .where(eq(videoUploads.id, id))
    .returning({ id: videoUploads.id });
  return expired.length > 0;
}

/** Finds a member's uploads beyond the newest. */
export async function findOlderUploads(db: Database, userId: string, newest: number): Promise<UploadRow[]> {
  return db
    .select()
    .from(videoUploads)
    .where(eq(videoUploads.userId, userId))
    .orderBy(desc(videoUploads.createdAt), desc(videoUploads.id))
    .offset(newest);
}

/** Finds a batch of expired uploads. */
export async function findOldUploads(db: Database): Promise<UploadRow[]> {
  return db
    .select()
    .from(videoUploads)
    .where(lt(videoUploads.expiresAt, sql`now()`))
    .orderBy(videoUploads.expiresAt)
    .limit(100);
}

/** Deletes an upload. */
export async function deleteUpload(db: Database, id: string): Promise<void> {
  await db.delete(videoUploads).where(eq(videoUploads.id, id));
}

/** A video at an external provider. */
export type ProviderVideoRow = typeof providerVideos.$inferSelect;

/** Records a video at a provider. */
export async function insertProviderVideo(
  tx: Transaction,
  row: typeof providerVideos.$inferInsert,
): Promise<void> {
  await tx.insert(providerVideos).values(row);
}

/** Finds the provider's videos of a post. */
export const findVideosOfPost = (tx: Transaction, postId: string): Promise<ProviderVideoRow[]> =>
  tx.select().from(providerVideos).where(eq(providerVideos.postId, postId));

/** Locks a video; null if there is none. */
export async function lockProviderVideo(tx: Transaction, id: string): Promise<ProviderVideoRow | null> {
  const [row] = await tx.select().from(providerVideos).where(eq(providerVideos.id, id)).for('update');
  return row ?? null;
}

/** Assigns a video to another post. */
export async function giveVideo(tx: Transaction, id: string, postId: string): Promise<void> {
  await tx.update(providerVideos).set({ postId, queuedAt: null }).where(eq(providerVideos.id, id));
}

/** Detaches a video from its post, to be deleted by a job queued now. */
export async function takeVideo(tx: Transaction, id: string): Promise<void> {
  await tx
    .update(providerVideos)
    .set({ postId: null, queuedAt: sql`now()` })
    .where(eq(providerVideos.id, id));
}

/** Deletes the record of a video, unless a post needs it again. */
export async function deleteProviderVideo(db: Database, id: string): Promise<void> {
  await db.delete(providerVideos).where(and(eq(providerVideos.id, id), isUnneeded));
}

/** Finds a member's posts containing some words, newest first, including deleted ones, which may be restored. */
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

/** Batch size. */
const BATCH = 100;

/**
 * Claims a batch of unneeded videos to delete, each again only after a while if it still exists.
 *
 * @returns Their IDs.
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

/** Deletes all uploads of a member. @returns The deleted rows. */
export const takeUploadsOf = (tx: Transaction, userId: string) =>
  tx
    .delete(videoUploads)
    .where(eq(videoUploads.userId, userId))
    .returning({ store: videoUploads.store, place: videoUploads.place });
