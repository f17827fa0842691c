import { sql } from 'drizzle-orm';
import { expect, inject } from 'vitest';
import { rowsOf, type Transaction } from '../src/platform/db/database';

/**
 * Returns once others wait for what a transaction holds. The embedded engine has one connection: there all others wait
 * for its end.
 *
 * @param count How many wait at least. Default 1.
 */
export async function untilAwaited(tx: Transaction, count = 1): Promise<void> {
  if (!inject('postgres')) return;
  const countWaiting = async () => {
    const [row] = await rowsOf<{ waiting: number }>(
      tx,
      sql`SELECT count(DISTINCT pid)::integer AS waiting FROM pg_locks
        WHERE NOT granted AND pg_backend_pid() = ANY(pg_blocking_pids(pid))`,
    );
    return row?.waiting;
  };
  await expect.poll(countWaiting, { timeout: 10_000 }).toBeGreaterThanOrEqual(count);
}
