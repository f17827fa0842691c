import type { DocumentFacts } from '@millrace/domain';
import { and, count, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { type Database, rowsOf, type Transaction } from '../../../platform/db/database';
import { files, productDocuments } from '../../../platform/db/schema';
import { isShownMember } from '../../../visibility';

/** A document of a product. */
export interface DocumentRow extends DocumentFacts {
  id: string;
  file: string;
  bytes: number;
  userId: string | null;
  userName: string | null;
  createdAt: string;
}

/** Reads the documents of a product: newest date first, those without a date by the time they were added. */
export const findDocuments = (
  db: Database | Transaction,
  productId: string,
  id: string | null = null,
): Promise<DocumentRow[]> =>
  rowsOf<DocumentRow>(
    db,
    sql`SELECT d.id, d.kind, d.title, d.language, d.issued::text AS issued, d.source, d.file, f.bytes,
        d.created_by AS "userId", u.display_name AS "userName", d.created_at::text AS "createdAt"
      FROM product_documents d JOIN files f ON f.name = d.file
        LEFT JOIN users u ON u.id = d.created_by AND ${isShownMember('u')}
      WHERE d.product_id = ${productId} AND d.removed_at IS NULL AND (${id}::uuid IS NULL OR d.id = ${id}::uuid)
      ORDER BY coalesce(d.issued, d.created_at::date) DESC, d.created_at DESC, d.id`,
  );

/** Counts the documents of a product. */
export async function countDocuments(tx: Transaction, productId: string): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(productDocuments)
    .where(and(eq(productDocuments.productId, productId), isNull(productDocuments.removedAt)));
  return row?.count ?? 0;
}

/** Inserts a document. */
export async function insertDocument(
  tx: Transaction,
  row: typeof productDocuments.$inferInsert,
): Promise<void> {
  await tx.insert(productDocuments).values(row);
}

/** Reads documents of a product by ID, including removed ones. */
export const findKeptDocuments = (tx: Transaction, productId: string, ids: readonly string[]) =>
  tx
    .select()
    .from(productDocuments)
    .where(and(eq(productDocuments.productId, productId), inArray(productDocuments.id, [...ids])));

/** Removes or restores a document. */
export async function setRemoved(tx: Transaction, id: string, isRemoved: boolean): Promise<void> {
  await tx
    .update(productDocuments)
    .set({ removedAt: isRemoved ? sql`now()` : null })
    .where(eq(productDocuments.id, id));
}

/** Deletes the documents of a product and the records of their files. @returns The names of the files. */
export async function deleteDocumentFiles(tx: Transaction, productId: string): Promise<string[]> {
  const owned = tx
    .select({ file: productDocuments.file })
    .from(productDocuments)
    .where(eq(productDocuments.productId, productId));
  const deleted = await tx.delete(files).where(inArray(files.name, owned)).returning({ name: files.name });
  return deleted.map(({ name }) => name);
}

/** Batch size. */
const BATCH = 100;

/** Deletes a batch of documents removed long ago, and the records of their files. @returns The names of the files. */
export async function deleteRemovedDocuments(tx: Transaction, afterDays: number): Promise<string[]> {
  const due = tx
    .select({ file: productDocuments.file })
    .from(productDocuments)
    .where(
      and(
        isNotNull(productDocuments.removedAt),
        lt(productDocuments.removedAt, sql`now() - ${afterDays} * interval '1 day'`),
      ),
    )
    .limit(BATCH);
  const deleted = await tx.delete(files).where(inArray(files.name, due)).returning({ name: files.name });
  return deleted.map(({ name }) => name);
}
