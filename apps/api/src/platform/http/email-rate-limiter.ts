import type { Database } from '../db/database';
import { SharedCounters } from './rate-limit.repository';

const PER_HOUR = 5;
const HOUR_MS = 60 * 60_000;

/**
 * Limits how often strangers may have us write to an address: whoever asks, five times an hour. It is counted whether or not
 * there is anything to write, so that it tells nothing. @see GAP-101
 */
export class EmailRateLimiter {
  private readonly counters: SharedCounters;

  constructor(db: Database) {
    this.counters = new SharedCounters(db, 'mail-to:', HOUR_MS);
  }

  /** Counts a request. @param email In lower case. @throws {RateLimitedError} when there were too many. */
  async take(email: string): Promise<void> {
    await this.counters.take(email, PER_HOUR);
  }
}
