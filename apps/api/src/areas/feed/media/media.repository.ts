import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database';
import { files, products, uploadTickets } from '../../../platform/db/schema';
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
