import type { DuplicateDecision, DuplicateKind } from '@millrace/domain';
import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf, type Transaction } from '../../../platform/db/database';
import { type DecisionQueue, type QueuePage, queueRows } from '../../../platform/db/decision-queue';
import { type Addressee, addressee } from '../../../platform/db/mail-address';
import { duplicateFlags } from '../../../platform/db/schema';
import { isShownMember } from '../../../visibility';
import type { Removable, Row, RowsByTable } from './removable';
import { name } from './removal.repository';

/** One of the two. */
export interface DuplicateThingRow {
  id: string;
  name: string;
  gone: boolean;
  country: string | null;
  about: string | null;
  followers: number;
  links: number;
}

/** A flag with what moderators are told of it. Moments are as the database writes them. */
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
  /** The one of the two that is merged into the other now, by this flag; null where there is nothing to undo. */
  undoable: string | null;
}

/** One of the two as it stands, or as it was called before it went. */
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

/** Whether a flag's one is merged into its other now, which itself stands. */
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

/** The flags that wait and those that were decided on. */
export const DUPLICATE_QUEUE = {
  table: 'duplicate_flags',
  decidedAt: 'decided_at',
} as const satisfies DecisionQueue;

/** A page of flags: open ones the oldest first, closed ones the newest decision first. */
export function findDuplicates(db: Database, page: QueuePage): Promise<DuplicateRow[]> {
  const { from, order } = queueRows(DUPLICATE_QUEUE, page);
  return rowsOf<DuplicateRow>(db, sql`SELECT ${columns} FROM ${from} ${joins} ORDER BY ${order}`);
}

/** A flag. @returns Null without such a one. */
export async function findDuplicate(db: Database | Transaction, id: string): Promise<DuplicateRow | null> {
  const [row] = await rowsOf<DuplicateRow>(
    db,
    sql`SELECT ${columns} FROM duplicate_flags k ${joins} WHERE k.id = ${id}::uuid`,
  );
  return row ?? null;
}

/** Holds a flag for whoever decides on it. @returns Whether there is such a one. */
export async function lockDuplicate(tx: Transaction, id: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: duplicateFlags.id })
    .from(duplicateFlags)
    .where(eq(duplicateFlags.id, id))
    .for('update');
  return row !== undefined;
}

/** A new flag. */
type DuplicateDraft = Pick<
  typeof duplicateFlags.$inferInsert,
  'kind' | 'subjectId' | 'otherId' | 'raisedBy' | 'text'
>;

/** Has a flag wait for a moderator. @returns Null where the member's own flag of the two waits already. */
export async function insertDuplicate(tx: Transaction, draft: DuplicateDraft) {
  const [row] = await tx.insert(duplicateFlags).values(draft).onConflictDoNothing().returning();
  return row ?? null;
}

/** What was decided. */
interface MadeDecision {
  decision: DuplicateDecision;
  moderatorId: string;
  note: string;
}

/** Writes a decision to a flag. */
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

/** Closes the other open flags of the same two, whichever way round they say it. @returns Their ids. */
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

/** Who raised flags, each once, and is a member still. */
export const findFlaggers = (tx: Transaction, ids: readonly string[]): Promise<Addressee[]> =>
  rowsOf<Addressee>(
    tx,
    sql`SELECT ${addressee} FROM users u
      WHERE ${isShownMember('u')} AND u.id IN (SELECT raised_by FROM duplicate_flags WHERE id IN ${ids}) ORDER BY u.id`,
  );

/** What a member has flagged, the newest first. */
export const findOwnDuplicates = (db: Database, userId: string) =>
  db
    .select()
    .from(duplicateFlags)
    .where(eq(duplicateFlags.raisedBy, userId))
    .orderBy(desc(duplicateFlags.createdAt), duplicateFlags.id);

/**
 * Takes a member who leaves out of what is kept of things that were merged or hidden, as the tables themselves do: what
 * is the member's alone goes, and what others go on with stays without the name.
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

/** A row without the member who added or changed it. */
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
