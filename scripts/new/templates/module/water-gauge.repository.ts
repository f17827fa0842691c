import { sql } from 'drizzle-orm';
import { type Database, rowsOf, type Transaction } from '../../../platform/db/database';

/** Columns that the view needs. */
export interface WaterGaugeRow {
  id: string;
  createdAt: Date;
}

/** Finds one row. @returns Null if there is none. */
export async function findWaterGauge(db: Database | Transaction, id: string): Promise<WaterGaugeRow | null> {
  const [row] = await rowsOf<WaterGaugeRow>(
    db,
    sql`SELECT id, created_at AS "createdAt" FROM water_gauge WHERE id = ${id}`,
  );
  return row ?? null;
}
