import { and, count, desc, eq, lt } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database';
import { type EditedKind, edits, type FieldChange, users } from '../../../platform/db/schema';

/** What was edited. */
export interface EditedSubject {
  kind: EditedKind;
  id: string;
}

/** An edit, and who made it. */
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

/** Writes an edit down, in the transaction that makes it. */
export async function insertEdit(
  tx: Transaction,
  subject: EditedSubject,
  edit: Pick<typeof edits.$inferInsert, 'version' | 'userId' | 'changes' | 'restores'>,
): Promise<void> {
  await tx.insert(edits).values({ subjectKind: subject.kind, subjectId: subject.id, ...edit });
}

/** A page of edits, newest first. @param before The version at which the page begins, which it leaves out. */
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

/** How often something was edited. */
export async function countEdits(db: Database, subject: EditedSubject): Promise<number> {
  const [row] = await db.select({ count: count() }).from(edits).where(isOf(subject));
  return row?.count ?? 0;
}

/** What an edit has changed. @returns Null where the subject has no such edit. */
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
