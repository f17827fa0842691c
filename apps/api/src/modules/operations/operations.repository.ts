import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database';

/** Whether the database answers. */
export async function isDatabaseUp(db: Database): Promise<boolean> {
  try {
    await db.execute(sql`SELECT 1`);
    return true;
  } catch {
    return false;
  }
}
