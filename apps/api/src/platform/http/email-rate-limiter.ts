import type { Database } from '../db/database';
import { SharedCounters } from './rate-limit.repository';

const PER_HOUR = 5;
const HOUR_MS = 60 * 60_000;

/** Under what is counted how often an address is written to. */
const COUNTED = { 'sign-up': 'mail-to:', password: 'mail-password:' } as const;

/**
 * Limits how often strangers may have us write to an address about one thing: whoever asks, five times an hour. It is
 * counted whether or not there is anything to write, so that it tells nothing. Links for a password are counted by
 * themselves, or whoever asks for others would keep a member from having one. @see GAP-101
 */
export class EmailRateLimiter {
  private readonly counters: SharedCounters;

  constructor(db: Database, about: keyof typeof COUNTED) {
    this.counters = new SharedCounters(db, COUNTED[about], HOUR_MS);
  }

  /** Counts a request. @param email In lower case. @throws {RateLimitedError} when there were too many. */
  async take(email: string): Promise<void> {
    await this.counters.take(email, PER_HOUR);
  }
}
