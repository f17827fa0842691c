import { and, count, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../../../platform/db/database';
import {
  type SheetImportCounts,
  type SheetImportState,
  type SheetImportUndone,
  type StoredForm,
  sheetImportFiles,
  sheetImports,
  users,
} from '../../../platform/db/schema';
import type { SheetTarget } from './spreadsheets.repository';

/** Period for undoing an import, and of its history. */
export const UNDO_DAYS = 30;

/** Time without progress after which an import has failed: its job was given up. */
const STALLED_HOURS = 1;

/** Maximum number of imports in the history. */
const HISTORY_MAX = 100;

/** A stored import without the IDs of what it has created. */
export interface SheetImport {
  id: string;
  userId: string;
  target: SheetTarget;
  fileName: string;
  state: SheetImportState;
  rows: number;
  rowsDone: number;
  counts: SheetImportCounts;
  undone: SheetImportUndone | null;
  /** True if there is something to undo. */
  hasMade: boolean;
  createdAt: Date;
}

const COLUMNS = {
  id: sheetImports.id,
  userId: sheetImports.userId,
  target: { kind: sheetImports.kind, id: sheetImports.targetId },
  fileName: sheetImports.fileName,
  state: sheetImports.state,
  rows: sheetImports.rows,
  rowsDone: sheetImports.rowsDone,
  // An earlier version stored no counts.
  counts: sql<SheetImportCounts>`coalesce(${sheetImports.counts}, jsonb_build_object(
    'created', cardinality(${sheetImports.created}),
    'added', cardinality(${sheetImports.listed}) - cardinality(${sheetImports.created}),
    'listed', 0, 'skipped', 0, 'refused', 0))`,
  undone: sheetImports.undone,
  hasMade: sql<boolean>`cardinality(${sheetImports.created}) + cardinality(${sheetImports.listed}) > 0`,
  createdAt: sheetImports.createdAt,
};

const isRecent = sql`${sheetImports.createdAt} > now() - ${UNDO_DAYS} * interval '1 day'`;

const isOwn = (userId: string, id: string) =>
  and(eq(sheetImports.id, id), eq(sheetImports.userId, userId), isRecent);

/** A new import with its file. */
export interface NewImport {
  userId: string;
  target: SheetTarget;
  file: { name: string; bytes: Uint8Array };
  /** Fields of the form, without the file. */
  form: StoredForm;
  /** Number of rows of the file. */
  rows: number;
}

/** Stores an import that is about to run. @returns Its ID. */
export async function insertImport(
  tx: Transaction,
  { userId, target, file, form, rows }: NewImport,
): Promise<string> {
  const [row] = await tx
    .insert(sheetImports)
    .values({
      ...{ userId, kind: target.kind, targetId: target.id, fileName: file.name, rows, state: 'running' },
      ...{ created: [], listed: [] },
      counts: { created: 0, added: 0, listed: 0, skipped: 0, refused: 0 },
    })
    .returning({ id: sheetImports.id });
  if (!row) throw new Error('The import was not stored.');
  await tx.insert(sheetImportFiles).values({ importId: row.id, form, bytes: file.bytes });
  return row.id;
}

/** Counts a member's imports in progress. */
export async function countRunning(tx: Transaction, userId: string): Promise<number> {
  const [row] = await tx
    .select({ running: count() })
    .from(sheetImports)
    .where(and(eq(sheetImports.userId, userId), eq(sheetImports.state, 'running')));
  return row?.running ?? 0;
}

/** True if the member was suspended, so that nothing more may be imported for them. */
export async function isSuspended(tx: Transaction, userId: string): Promise<boolean> {
  const [row] = await tx.select({ at: users.suspendedAt }).from(users).where(eq(users.id, userId));
  return row?.at != null;
}

/** Lists a member's recent imports, newest first. */
export const findImports = (db: Database | Transaction, userId: string): Promise<SheetImport[]> =>
  db
    .select(COLUMNS)
    .from(sheetImports)
    .where(and(eq(sheetImports.userId, userId), isRecent))
    .orderBy(desc(sheetImports.createdAt), desc(sheetImports.id))
    .limit(HISTORY_MAX);

/** Finds a member's own recent import. */
export async function findOwnImport(
  db: Database | Transaction,
  userId: string,
  id: string,
): Promise<SheetImport | null> {
  const [row] = await db.select(COLUMNS).from(sheetImports).where(isOwn(userId, id));
  return row ?? null;
}

/** Locks a member's own recent import. */
export async function lockOwnImport(
  tx: Transaction,
  userId: string,
  id: string,
): Promise<SheetImport | null> {
  const [row] = await tx.select(COLUMNS).from(sheetImports).where(isOwn(userId, id)).for('update');
  return row ?? null;
}

/** Finds an import for its job. */
export async function findImport(db: Database, id: string): Promise<SheetImport | null> {
  const [row] = await db.select(COLUMNS).from(sheetImports).where(eq(sheetImports.id, id));
  return row ?? null;
}

/** Reads the file and form of a running import. */
export async function findImportFile(
  db: Database,
  importId: string,
): Promise<{ form: StoredForm; bytes: Buffer } | null> {
  const [row] = await db.select().from(sheetImportFiles).where(eq(sheetImportFiles.importId, importId));
  return row ? { form: row.form, bytes: Buffer.from(row.bytes) } : null;
}

/** Reads the IDs of the records and links that an import has created. */
export async function findMade(
  db: Database | Transaction,
  id: string,
): Promise<{ created: string[]; listed: string[] }> {
  const [row] = await db
    .select({ created: sheetImports.created, listed: sheetImports.listed })
    .from(sheetImports)
    .where(eq(sheetImports.id, id));
  return row ?? { created: [], listed: [] };
}

/**
 * Locks an import for the next batch of its job.
 *
 * @returns Null if it was stopped, or another process has continued it since.
 */
export async function lockForBatch(
  tx: Transaction,
  { id, state }: Pick<SheetImport, 'id' | 'state'>,
  rowsDone: number,
): Promise<SheetImport | null> {
  const [row] = await tx
    .select(COLUMNS)
    .from(sheetImports)
    .where(and(eq(sheetImports.id, id), eq(sheetImports.state, state), eq(sheetImports.rowsDone, rowsDone)))
    .for('update');
  return row ?? null;
}

/** Changed columns after a batch, or when an undo begins. */
export interface ImportProgress {
  state?: SheetImportState;
  rows?: number;
  rowsDone?: number;
  counts?: SheetImportCounts;
  undone?: SheetImportUndone;
}

/** Stores the progress of an import, and appends what a batch has created. */
export async function updateImport(
  tx: Transaction | Database,
  id: string,
  progress: ImportProgress,
  made: { created: readonly string[]; listed: readonly string[] } = { created: [], listed: [] },
): Promise<void> {
  const appended = (column: AnyPgColumn, ids: readonly string[]) =>
    sql`${column} || ${`{${ids.join(',')}}`}::uuid[]`;
  await tx
    .update(sheetImports)
    .set({
      ...progress,
      workedAt: sql`now()`,
      ...(made.created.length > 0 && { created: appended(sheetImports.created, made.created) }),
      ...(made.listed.length > 0 && { listed: appended(sheetImports.listed, made.listed) }),
    })
    .where(eq(sheetImports.id, id));
}

/** Ends a running import, and deletes its file. Changes nothing if it has ended before. */
export async function endImport(
  tx: Transaction,
  id: string,
  state: 'done' | 'stopped' | 'failed',
): Promise<void> {
  await tx
    .update(sheetImports)
    .set({ state })
    .where(and(eq(sheetImports.id, id), eq(sheetImports.state, 'running')));
  await deleteImportFile(tx, id);
}

/** Ends an undo. */
export async function endUndo(tx: Transaction, id: string): Promise<void> {
  await tx
    .update(sheetImports)
    .set({ state: 'undone', created: [], listed: [] })
    .where(and(eq(sheetImports.id, id), eq(sheetImports.state, 'undoing')));
}

/** Deletes the file of an import that no longer runs. */
export async function deleteImportFile(tx: Transaction | Database, importId: string): Promise<void> {
  await tx.delete(sheetImportFiles).where(eq(sheetImportFiles.importId, importId));
}

/** Purges imports that can no longer be undone, and ends those whose job was given up. */
export async function purgeExpiredImports(db: Database): Promise<void> {
  await db
    .delete(sheetImports)
    .where(lt(sheetImports.createdAt, sql`now() - ${UNDO_DAYS} * interval '1 day'`));
  const stalled = await db
    .update(sheetImports)
    .set({ state: 'failed' })
    .where(
      and(
        inArray(sheetImports.state, ['running', 'undoing']),
        lt(sheetImports.workedAt, sql`now() - ${STALLED_HOURS} * interval '1 hour'`),
      ),
    )
    .returning({ id: sheetImports.id });
  for (const { id } of stalled) await deleteImportFile(db, id);
}
