import { sql } from 'drizzle-orm';
import { rowsOf, type Transaction } from '../../../platform/db/database';
import type { Removable, Row, RowsByTable } from './removable';
import { name } from './written-columns.repository';

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
