import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../platform/db/database';

/** Batch size: a statement allows 65,535 parameters, and no table has more than thirty columns. */
const ROWS_AT_ONCE = 1000;

/** Inserts any number of rows, ignoring existing ones. */
export async function insertMany<Table extends PgTable>(
  tx: Transaction,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    await tx
      .insert(table)
      .values([...rows.slice(start, start + ROWS_AT_ONCE)])
      .onConflictDoNothing();
  }
}

/** Takes an advisory lock, so that one process at a time loads the demo. */
export async function holdLoading(tx: Transaction): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('demo data', 0))`);
}
