import { and, count, desc, eq, lt } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database';
import { type EditedKind, edits, type FieldChange, users } from '../../../platform/db/schema';

/** The edited record. */
export interface EditedSubject {
  kind: EditedKind;
  id: string;
}

/** An edit with its author. */
export interface EditRow {
  id: string;
  version: number;
  userId: string | null;
  userName: string | null;
  image: string | null;
  linkedinImage: string | null;
  createdAt: Date;
  restores: string | null;
  changes: FieldChange[];
}

const isOf = ({ kind, id }: EditedSubject) => and(eq(edits.subjectKind, kind), eq(edits.subjectId, id));

/** Records an edit, in the transaction that makes it. */
export async function insertEdit(
  tx: Transaction,
  subject: EditedSubject,
  edit: Pick<typeof edits.$inferInsert, 'version' | 'userId' | 'changes' | 'restores'>,
): Promise<void> {
  await tx.insert(edits).values({ subjectKind: subject.kind, subjectId: subject.id, ...edit });
}

/** Reads a page of edits, newest first. @param before Version that ends the page, exclusive. */
export function findEdits(
  db: Database,
  subject: EditedSubject,
  { before, limit }: { before: number | null; limit: number },
): Promise<EditRow[]> {
  return db
    .select({
      id: edits.id,
      version: edits.version,
      userId: edits.userId,
      userName: users.displayName,
      image: users.image,
      linkedinImage: users.linkedinImage,
      createdAt: edits.createdAt,
      restores: edits.restores,
      changes: edits.changes,
    })
    .from(edits)
    .leftJoin(users, eq(users.id, edits.userId))
    .where(and(isOf(subject), before === null ? undefined : lt(edits.version, before)))
    .orderBy(desc(edits.version))
    .limit(limit);
}

/** Counts the edits of a record. */
export async function countEdits(db: Database, subject: EditedSubject): Promise<number> {
  const [row] = await db.select({ count: count() }).from(edits).where(isOf(subject));
  return row?.count ?? 0;
}

/** Reads the changes of an edit. @returns Null if there is no such edit. */
export async function findChanges(
  tx: Transaction,
  subject: EditedSubject,
  editId: string,
): Promise<FieldChange[] | null> {
  const [row] = await tx
    .select({ changes: edits.changes })
    .from(edits)
    .where(and(isOf(subject), eq(edits.id, editId)));
  return row?.changes ?? null;
}
