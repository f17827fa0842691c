import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from './database';

/** Returns true for a database without data. */
export async function isEmpty(db: Database): Promise<boolean> {
  const [row] = await rowsOf<{ empty: boolean }>(
    db,
    sql`SELECT NOT EXISTS (SELECT 1 FROM products) AND NOT EXISTS (SELECT 1 FROM companies)
      AND NOT EXISTS (SELECT 1 FROM users) AS empty`,
  );
  return row?.empty ?? false;
}
