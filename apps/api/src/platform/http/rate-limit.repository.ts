import { lt, sql } from 'drizzle-orm';
import type { Options, Store } from 'express-rate-limit';
import { type Database, rowsOf, type Transaction } from '../db/database';
import { rateLimits } from '../db/schema';
import { RateLimitedError } from '../errors';

/** Counters in the database, so that several processes count together. */
export class SharedCounters implements Store {
  /**
   * @param prefix Tells these counters from others in the table.
   * @param windowMs How long a counter counts; the middleware that takes the store says it itself.
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

  /** How many there are; undefined where none is counted. */
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
   * Counts one more.
   *
   * @returns How many there are now.
   * @throws {RateLimitedError} when there are more than the limit, until the counter ends.
   */
  async take(key: string, limit: number): Promise<number> {
    const { totalHits, resetTime } = await this.increment(key);
    if (totalHits > limit) throw new RateLimitedError(secondsUntil(resetTime));
    return totalHits;
  }

  /**
   * Counts several more in a transaction, which undoes it where it fails.
   *
   * @returns How many there were before, and when the counter ends.
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

/** What `Retry-After` says of a moment: whole seconds, one at least. */
export const secondsUntil = (moment: Date): number =>
  Math.max(1, Math.ceil((moment.getTime() - Date.now()) / 1000));

/** Forgets counters whose time is over. */
export async function purgeExpiredCounters(db: Database): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.resetAt, sql`now()`));
}
