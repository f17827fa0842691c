import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../platform/db/database';

/** A statement has room for 65,535 parameters; no table has more than thirty columns. */
const ROWS_AT_ONCE = 1000;

/** Inserts any number of rows; those that are there already stay as they are. */
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

/** Lets one process at a time load, until the transaction ends. */
export async function holdLoading(tx: Transaction): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('demo data', 0))`);
}
