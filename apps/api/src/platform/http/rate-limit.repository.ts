import { lt, sql } from 'drizzle-orm';
import type { Options, Store } from 'express-rate-limit';
import { type Database, rowsOf, type Transaction } from '../db/database';
import { rateLimits } from '../db/schema';
import { RateLimitedError } from '../errors';

/** Rate limit counters in the database, shared by all processes. */
export class SharedCounters implements Store {
  /**
   * @param prefix Namespace of these counters in the table.
   * @param windowMs Window length; the middleware sets it.
   */
  constructor(
    private readonly db: Database,
    readonly prefix: string,
    private windowMs = 0,
  ) {}

  init({ windowMs }: Options): void {
    this.windowMs = windowMs;
  }

  increment(key: string): Promise<{ totalHits: number; resetTime: Date }> {
    return this.add(this.db, key, 1);
  }

  /** Returns the count; undefined without a counter. */
  async get(key: string): Promise<{ totalHits: number; resetTime: Date } | undefined> {
    const [row] = await rowsOf<{ hits: number; reset_at: Date | string }>(
      this.db,
      sql`SELECT hits, reset_at FROM rate_limits WHERE key = ${this.prefix + key} AND reset_at > now()`,
    );
    return row && { totalHits: row.hits, resetTime: new Date(row.reset_at) };
  }

  private async add(
    db: Database | Transaction,
    key: string,
    hits: number,
  ): Promise<{ totalHits: number; resetTime: Date }> {
    const end = sql`now() + ${this.windowMs} * interval '1 millisecond'`;
    const [row] = await rowsOf<{ hits: number; reset_at: Date | string }>(
      db,
      sql`INSERT INTO rate_limits AS r (key, hits, reset_at) VALUES (${this.prefix + key}, ${hits}::integer, ${end})
        ON CONFLICT (key) DO UPDATE SET
          hits = CASE WHEN r.reset_at <= now() THEN EXCLUDED.hits ELSE r.hits + EXCLUDED.hits END,
          reset_at = CASE WHEN r.reset_at <= now() THEN EXCLUDED.reset_at ELSE r.reset_at END
        RETURNING hits, reset_at`,
    );
    if (!row) throw new Error('A counter was not counted.');
    return { totalHits: row.hits, resetTime: new Date(row.reset_at) };
  }

  /**
   * Increments a counter.
   *
   * @returns The new count.
   * @throws {RateLimitedError} above the limit, until the window ends.
   */
  async take(key: string, limit: number): Promise<number> {
    const { totalHits, resetTime } = await this.increment(key);
    if (totalHits > limit) throw new RateLimitedError(secondsUntil(resetTime));
    return totalHits;
  }

  /**
   * Adds to a counter in a transaction, whose rollback undoes it.
   *
   * @returns The count before, and when the window ends.
   */
  async addIn(tx: Transaction, key: string, hits: number): Promise<{ before: number; resetTime: Date }> {
    const { totalHits, resetTime } = await this.add(tx, key, hits);
    return { before: totalHits - hits, resetTime };
  }

  async decrement(key: string): Promise<void> {
    await this.db.execute(
      sql`UPDATE rate_limits SET hits = greatest(hits - 1, 0) WHERE key = ${this.prefix + key}`,
    );
  }

  async resetKey(key: string): Promise<void> {
    await this.db.execute(sql`DELETE FROM rate_limits WHERE key = ${this.prefix + key}`);
  }
}

/** Converts a time to `Retry-After`: whole seconds, at least one. */
export const secondsUntil = (moment: Date): number =>
  Math.max(1, Math.ceil((moment.getTime() - Date.now()) / 1000));

/** Deletes expired counters. */
export async function purgeExpiredCounters(db: Database): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.resetAt, sql`now()`));
}
