import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database';
import { removedCompanies } from '../../db/schema';
import type { RowsByTable } from './company-removal.repository';
import { COMPANY_TABLES } from './company-tables';

/**
 * Takes a member who leaves out of what is kept of companies that were merged or hidden, as the tables themselves do:
 * what is the member's alone goes, and what others go on with stays without the name.
 *
 * @see GAP-046, GAP-088
 */
export async function forgetInRemoved(tx: Transaction, userId: string): Promise<void> {
  const kept = await tx
    .select()
    .from(removedCompanies)
    .where(sql`strpos(${removedCompanies.rows}::text || ${removedCompanies.company}::text, ${userId}) > 0`)
    .for('update');
  for (const { id, rows, company } of kept) {
    const former = company as Record<string, unknown>;
    await tx
      .update(removedCompanies)
      .set({
        rows: without(rows as RowsByTable, userId),
        company: { ...former, created_by: former.created_by === userId ? null : former.created_by },
      })
      .where(eq(removedCompanies.id, id));
  }
}

function without(rows: RowsByTable, userId: string): RowsByTable {
  const left: RowsByTable = { ...rows, users: (rows.users ?? []).filter(({ id }) => id !== userId) };
  for (const { name, needs, wants } of COMPANY_TABLES) {
    const namesMember = (columns: Readonly<Record<string, string>>) =>
      Object.keys(columns).filter((column) => columns[column] === 'users');
    left[name] = (rows[name] ?? [])
      .filter((row) => !namesMember(needs).some((column) => row[column] === userId))
      .map((row) => {
        const gone = namesMember(wants).filter((column) => row[column] === userId);
        const emptied = Object.fromEntries(gone.map((column) => [column, null]));
        const others = Array.isArray(row.actor_ids) && {
          actor_ids: row.actor_ids.filter((one) => one !== userId),
        };
        return { ...row, ...emptied, ...others };
      });
  }
  return left;
}
