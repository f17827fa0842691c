import type { DuplicateDecision, DuplicateKind } from '@millrace/domain';
import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf, type Transaction } from '../../../platform/db/database';
import { type DecisionQueue, type QueuePage, queueRows } from '../../../platform/db/decision-queue';
import { type Addressee, addressee } from '../../../platform/db/mail-address';
import { duplicateFlags } from '../../../platform/db/schema';
import { isShownMember } from '../../../visibility';
import type { Removable, Row, RowsByTable } from './removable';
import { name } from './removal.repository';

/** One of the two records. */
export interface DuplicateThingRow {
  id: string;
  name: string;
  gone: boolean;
  country: string | null;
  about: string | null;
  followers: number;
  links: number;
}

/** A reported duplicate with the details for moderators. Times are in the database's text form. */
export interface DuplicateRow {
  id: string;
  kind: DuplicateKind;
  text: string;
  createdAt: string;
  raisedBy: string | null;
  raisedByName: string | null;
  subject: DuplicateThingRow;
  other: DuplicateThingRow;
  decision: DuplicateDecision | null;
  note: string;
  decidedAt: string | null;
  moderator: string | null;
  /** The record that this report's merge has removed; null if there is nothing to undo. */
  undoable: string | null;
}

/** SQL for one of the records, or for its former name if it was removed. */
const thing = (id: SQL): SQL => sql`
  CASE WHEN k.kind = 'product' THEN (
    SELECT json_build_object(
      'id', w.id, 'name', coalesce(p.name, r.name, ''), 'gone', p.id IS NULL, 'country', p.country,
      'about', p.description, 'followers', coalesce(p.follower_count, 0),
      'links', coalesce(p.supplier_count + p.raw_material_count + p.application_count, 0))
    FROM (SELECT ${id} AS id) w LEFT JOIN products p ON p.id = w.id LEFT JOIN removed_products r ON r.id = w.id
  ) ELSE (
    SELECT json_build_object(
      'id', w.id, 'name', coalesce(c.name, r.name, ''), 'gone', c.id IS NULL, 'country', c.country, 'about', c.url,
      'followers', (SELECT count(*)::integer FROM company_followers f WHERE f.company_id = w.id),
      'links', (SELECT count(*)::integer FROM suppliers s WHERE s.company_id = w.id))
    FROM (SELECT ${id} AS id) w LEFT JOIN companies c ON c.id = w.id LEFT JOIN removed_companies r ON r.id = w.id
  ) END`;

/** SQL: true if the subject is currently merged into the other, which itself exists. */
const isMerged = (from: SQL, into: SQL): SQL => sql`
  CASE WHEN k.kind = 'product' THEN EXISTS (
    SELECT 1 FROM removed_products r JOIN products p ON p.id = r.merged_into WHERE r.id = ${from} AND p.id = ${into}
  ) ELSE EXISTS (
    SELECT 1 FROM removed_companies r JOIN companies c ON c.id = r.merged_into WHERE r.id = ${from} AND c.id = ${into}
  ) END`;

const columns: SQL = sql`
  k.id, k.kind, k.text, k.created_at::text AS "createdAt", u.id AS "raisedBy", u.display_name AS "raisedByName",
  ${thing(sql`k.subject_id`)} AS subject, ${thing(sql`k.other_id`)} AS other,
  k.decision, k.note, k.decided_at::text AS "decidedAt", m.display_name AS moderator,
  CASE
    WHEN k.decision = 'merge' AND ${isMerged(sql`k.subject_id`, sql`k.other_id`)} THEN k.subject_id
    WHEN k.decision = 'swap' AND ${isMerged(sql`k.other_id`, sql`k.subject_id`)} THEN k.other_id
  END AS undoable`;

const joins: SQL = sql`LEFT JOIN users u ON u.id = k.raised_by LEFT JOIN users m ON m.id = k.decided_by`;

/** SQL conditions for open and decided reports. */
export const DUPLICATE_QUEUE = {
  table: 'duplicate_flags',
  decidedAt: 'decided_at',
} as const satisfies DecisionQueue;

/** Reads a page of reports: open ones oldest first, decided ones with the latest decision first. */
export function findDuplicates(db: Database, page: QueuePage): Promise<DuplicateRow[]> {
  const { from, order } = queueRows(DUPLICATE_QUEUE, page);
  return rowsOf<DuplicateRow>(db, sql`SELECT ${columns} FROM ${from} ${joins} ORDER BY ${order}`);
}

/** Finds a report. @returns Null if there is none. */
export async function findDuplicate(db: Database | Transaction, id: string): Promise<DuplicateRow | null> {
  const [row] = await rowsOf<DuplicateRow>(
    db,
    sql`SELECT ${columns} FROM duplicate_flags k ${joins} WHERE k.id = ${id}::uuid`,
  );
  return row ?? null;
}

/** Locks a report for a decision. @returns False if there is none. */
export async function lockDuplicate(tx: Transaction, id: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: duplicateFlags.id })
    .from(duplicateFlags)
    .where(eq(duplicateFlags.id, id))
    .for('update');
  return row !== undefined;
}

/** A new report. */
type DuplicateDraft = Pick<
  typeof duplicateFlags.$inferInsert,
  'kind' | 'subjectId' | 'otherId' | 'raisedBy' | 'text'
>;

/** Creates a report. @returns Null if the member already has an open report of the two. */
export async function insertDuplicate(tx: Transaction, draft: DuplicateDraft) {
  const [row] = await tx.insert(duplicateFlags).values(draft).onConflictDoNothing().returning();
  return row ?? null;
}

/** A decision. */
interface MadeDecision {
  decision: DuplicateDecision;
  moderatorId: string;
  note: string;
}

/** Stores a decision. */
export async function writeDecision(
  tx: Transaction,
  id: string,
  { decision, moderatorId, note }: MadeDecision,
): Promise<void> {
  await tx
    .update(duplicateFlags)
    .set({ decision, note, decidedBy: moderatorId, decidedAt: sql`now()` })
    .where(eq(duplicateFlags.id, id));
}

/** Closes the other open reports of the same pair, in either direction. @returns Their IDs. */
export async function settleDuplicates(
  tx: Transaction,
  { kind, subject, other }: Pick<DuplicateRow, 'kind' | 'subject' | 'other'>,
  { decision, moderatorId, note }: MadeDecision,
): Promise<string[]> {
  const turned = { merge: 'swap', swap: 'merge', keep: 'keep', undo: 'undo' } as const;
  const settle = async (subjectId: string, otherId: string, made: DuplicateDecision) => {
    const rows = await tx
      .update(duplicateFlags)
      .set({ decision: made, note, decidedBy: moderatorId, decidedAt: sql`now()` })
      .where(
        and(
          eq(duplicateFlags.kind, kind),
          eq(duplicateFlags.subjectId, subjectId),
          eq(duplicateFlags.otherId, otherId),
          isNull(duplicateFlags.decidedAt),
        ),
      )
      .returning({ id: duplicateFlags.id });
    return rows.map(({ id }) => id);
  };
  return [
    ...(await settle(subject.id, other.id, decision)),
    ...(await settle(other.id, subject.id, turned[decision])),
  ];
}

/** Reads the distinct reporters who are still members. */
export const findFlaggers = (tx: Transaction, ids: readonly string[]): Promise<Addressee[]> =>
  rowsOf<Addressee>(
    tx,
    sql`SELECT ${addressee} FROM users u
      WHERE ${isShownMember('u')} AND u.id IN (SELECT raised_by FROM duplicate_flags WHERE id IN ${ids}) ORDER BY u.id`,
  );

/** Reads a member's reports, newest first. */
export const findOwnDuplicates = (db: Database, userId: string) =>
  db
    .select()
    .from(duplicateFlags)
    .where(eq(duplicateFlags.raisedBy, userId))
    .orderBy(desc(duplicateFlags.createdAt), duplicateFlags.id);

/**
 * Removes a leaving member from the backups of merged and hidden records, as the foreign keys do in the tables
 * themselves: rows of the member are deleted, references are set to null.
 *
 * @see GAP-046, GAP-088
 */
export async function forgetMember(tx: Transaction, kind: Removable, userId: string): Promise<void> {
  const former = name(kind.former);
  const kept = await rowsOf<{ id: string; rows: RowsByTable; given: RowsByTable; former: Row }>(
    tx,
    sql`SELECT r.id, r.rows, r.given, r.${former} AS former FROM ${name(kind.kept)} r
      WHERE strpos(r.rows::text || r.given::text || r.${former}::text, ${userId}) > 0 FOR UPDATE`,
  );
  for (const one of kept) {
    const [rows, given] = [without(kind, one.rows, userId), without(kind, one.given, userId)];
    await tx.execute(sql`
      UPDATE ${name(kind.kept)}
      SET rows = ${JSON.stringify(rows)}::jsonb, given = ${JSON.stringify(given)}::jsonb,
        ${former} = ${JSON.stringify(emptied(one.former, userId))}::jsonb
      WHERE id = ${one.id}::uuid`);
  }
}

/** Returns a row without a reference to the member. */
const emptied = (row: Row, userId: string): Row => ({
  ...row,
  ...Object.fromEntries(
    ['created_by', 'updated_by'].filter((column) => row[column] === userId).map((column) => [column, null]),
  ),
});

function without({ tables }: Removable, rows: RowsByTable, userId: string): RowsByTable {
  const left: RowsByTable = { ...rows };
  if (rows.users) left.users = rows.users.filter(({ id }) => id !== userId);
  for (const { key, requiredReferences, nullableReferences } of tables) {
    const namesMember = (columns: Readonly<Record<string, string>>) =>
      Object.keys(columns).filter((column) => columns[column] === 'users');
    left[key] = (rows[key] ?? [])
      .filter((row) => !namesMember(requiredReferences).some((column) => row[column] === userId))
      .map((row) => {
        const gone = namesMember(nullableReferences).filter((column) => row[column] === userId);
        const others = Array.isArray(row.actor_ids) && {
          actor_ids: row.actor_ids.filter((one) => one !== userId),
        };
        return { ...row, ...Object.fromEntries(gone.map((column) => [column, null])), ...others };
      });
  }
  return left;
}
