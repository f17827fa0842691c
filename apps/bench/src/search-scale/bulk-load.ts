import { sql } from 'drizzle-orm';
import { type Database, rowsOf, type Transaction } from '../../../api/src/platform/db/database';

type Make = (tx: Transaction, from: number, to: number) => Promise<void>;

/** Loads a database in steps, which are recorded in it, so that an interrupted load resumes. */
export interface BulkLoad {
  /** Runs a step once. */
  once(step: string, make: (tx: Transaction) => Promise<void>): Promise<void>;
  /** Inserts rows by their numbers from 0, in batches of one transaction each. */
  inParts(step: string, total: number, atOnce: number, make: Make): Promise<void>;
  /** Fills a table without its secondary indexes, and creates them at the end. */
  withoutIndexes(table: string, fill: () => Promise<unknown>): Promise<void>;
}

/** Starts or resumes a load. */
export async function openBulkLoad(db: Database): Promise<BulkLoad> {
  await db.execute(
    sql`CREATE TABLE IF NOT EXISTS bench_steps (step text PRIMARY KEY, made integer NOT NULL)`,
  );
  await db.execute(
    sql`CREATE TABLE IF NOT EXISTS bench_indexes (name text PRIMARY KEY, definition text NOT NULL)`,
  );
  const countMade = async (step: string): Promise<number> =>
    (await rowsOf<{ made: number }>(db, sql`SELECT made FROM bench_steps WHERE step = ${step}`))[0]?.made ??
    0;
  const inParts = async (step: string, total: number, atOnce: number, make: Make): Promise<void> => {
    for (let from = await countMade(step); from < total; from += atOnce) {
      const to = Math.min(total, from + atOnce);
      await db.transaction(async (tx) => {
        await make(tx, from, to);
        await tx.execute(sql`INSERT INTO bench_steps (step, made) VALUES (${step}, ${to})
          ON CONFLICT (step) DO UPDATE SET made = excluded.made`);
      });
    }
  };
  return {
    inParts,
    once: (step, make) => inParts(step, 1, 1, make),
    withoutIndexes: async (table, fill) => {
      await inParts(`${table} without indexes`, 1, 1, async (tx) => {
        const indexes = await rowsOf<{ name: string; definition: string }>(
          tx,
          sql`INSERT INTO bench_indexes (name, definition)
            SELECT i.indexname, i.indexdef FROM pg_indexes i
            WHERE i.schemaname = current_schema() AND i.tablename = ${table}
              AND NOT EXISTS (SELECT 1 FROM pg_constraint c WHERE c.conname = i.indexname)
            RETURNING name, definition`,
        );
        for (const { name } of indexes) await tx.execute(sql.raw(`DROP INDEX "${name}"`));
      });
      await fill();
      const missing = await rowsOf<{ definition: string }>(
        db,
        sql`SELECT b.definition FROM bench_indexes b WHERE to_regclass(b.name) IS NULL ORDER BY b.name`,
      );
      for (const { definition } of missing) await db.execute(sql.raw(definition));
    },
  };
}
