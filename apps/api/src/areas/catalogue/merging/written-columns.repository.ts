import { type SQL, sql } from 'drizzle-orm';
import { rowsOf, type Transaction } from '../../../platform/db/database';
import type { Row } from './removable';

/** A name of our own, of a table or a column. */
export const name = (identifier: string): SQL => sql`${sql.identifier(identifier)}`;

/**
 * The columns of a table that are written, as far as a kept row has them: others are made by the database, or are newer
 * than the row and begin as they do in new rows.
 */
export async function writtenColumns(tx: Transaction, table: string, row: Row): Promise<SQL> {
  const columns = await rowsOf<{ name: string }>(
    tx,
    sql`SELECT column_name::text AS name FROM information_schema.columns
      WHERE table_schema = current_schema() AND table_name = ${table} AND is_generated = 'NEVER'
      ORDER BY ordinal_position`,
  );
  return sql.join(
    columns.filter((column) => column.name in row).map((column) => name(column.name)),
    sql`, `,
  );
}
