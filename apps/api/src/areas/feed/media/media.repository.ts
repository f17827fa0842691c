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
  /** As its sender named it, with its true ending. */
  shownName: string | null;
  contentType: string;
  bytes: number;
  /** The post that it belongs to. */
  postId: string | null;
  /** The conversation that it belongs to. */
  chatId: string | null;
}

const fileByName = statement<{ name: string }, FileRow>(
  'file_by_name',
  (value) =>
    sql`SELECT ${columnsOf(files, 'f', ['name', 'shownName', 'contentType', 'bytes', 'postId', 'chatId'])} FROM files f WHERE f.name = ${value('name')}`,
);

/** A file, or null. */
export async function findFile(db: Database, name: string): Promise<FileRow | null> {
  const [row] = await fileByName(db, { name });
  return row ?? null;
}

/** Writes down files that were stored. */
export async function insertFiles(
  tx: Database | Transaction,
  rows: (typeof files.$inferInsert)[],
): Promise<void> {
  await tx.insert(files).values(rows);
}

/** Takes a file of a member out of the records. @returns False when the member has none of that name. */
export async function deleteFile(tx: Transaction, name: string, ownerId: string): Promise<boolean> {
  const deleted = await tx
    .delete(files)
    .where(and(eq(files.name, name), eq(files.createdBy, ownerId)))
    .returning({ name: files.name });
  return deleted.length > 0;
}

/** Takes the files of a post out of the records. @returns Their names. */
export async function deletePostFiles(tx: Transaction, postId: string): Promise<string[]> {
  const deleted = await tx.delete(files).where(eq(files.postId, postId)).returning({ name: files.name });
  return deleted.map(({ name }) => name);
}

/** Hands out the permission to send one file. */
export async function insertTicket(db: Database, ticket: typeof uploadTickets.$inferInsert): Promise<void> {
  await db.insert(uploadTickets).values(ticket);
}

const isGood = (tokenHash: string) =>
  and(eq(uploadTickets.tokenHash, tokenHash), gt(uploadTickets.expiresAt, sql`now()`));

/** A permission that is still good, or null. */
export async function findTicket(db: Database, tokenHash: string) {
  const [row] = await db.select().from(uploadTickets).where(isGood(tokenHash));
  return row ?? null;
}

/** Uses a permission up. @returns False when somebody else was quicker. */
export async function takeTicket(tx: Transaction, tokenHash: string): Promise<boolean> {
  const taken = await tx
    .delete(uploadTickets)
    .where(isGood(tokenHash))
    .returning({ fileName: uploadTickets.fileName });
  return taken.length > 0;
}

/** Forgets permissions that have run out. */
export async function purgeExpiredTickets(db: Database): Promise<void> {
  await db.delete(uploadTickets).where(lt(uploadTickets.expiresAt, sql`now()`));
}

/** Adds a picture and its crop to a product. @returns All of its pictures, or null without such a product. */
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
