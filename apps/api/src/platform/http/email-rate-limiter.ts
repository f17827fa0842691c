import type { Database } from '../db/database';
import { SharedCounters } from './rate-limit.repository';

const PER_HOUR = 5;
const HOUR_MS = 60 * 60_000;

/** Counter names of mails to an address. */
const COUNTED = { 'sign-up': 'mail-to:', password: 'mail-password:' } as const;

/**
 * Limits how often strangers can trigger mail to an address: five times an hour per purpose, whoever asks. Requests
 * count even if no mail is sent, so that the limit reveals nothing. Password links have their own counter, so that
 * other requests cannot block them. @see GAP-101
 */
export class EmailRateLimiter {
  private readonly counters: SharedCounters;

  constructor(db: Database, about: keyof typeof COUNTED) {
    this.counters = new SharedCounters(db, COUNTED[about], HOUR_MS);
  }

  /** Counts a request. @param email In lower case. @throws {RateLimitedError} above the limit. */
  async take(email: string): Promise<void> {
    await this.counters.take(email, PER_HOUR);
  }
}
