const MINUTE_S = 60;

/** How many keys are kept before those that nobody asks for any more are let go. */
const KEPT = 10_000;

/** Limits how often somebody may open sockets: a token bucket for each, refilled by the minute. */
export class ConnectionRateLimiter {
  private readonly byKey = new Map<string, TokenBucket>();

  /** @param perMinute 0 is without limit. */
  constructor(private readonly perMinute: number) {}

  /** Counts an opening. @returns False when it is one too many. */
  take(key: string): boolean {
    if (this.perMinute === 0) return true;
    const bucket = this.byKey.get(key) ?? new TokenBucket(this.perMinute, this.perMinute / MINUTE_S);
    // Who was here last stands last.
    this.byKey.delete(key);
    this.byKey.set(key, bucket);
    if (this.byKey.size > KEPT) {
      const [oldest] = this.byKey.keys();
      if (oldest !== undefined) this.byKey.delete(oldest);
    }
    return bucket.take();
  }
}

/** Token bucket: `burst` at once, refilled at `perSecond`. */
export class TokenBucket {
  private left: number;
  private at: number;

  constructor(
    private readonly burst: number,
    private readonly perSecond: number,
    private readonly now: () => number = Date.now,
  ) {
    this.left = burst;
    this.at = now();
  }

  /** Takes one. @returns False when there is none. */
  take(): boolean {
    const now = this.now();
    this.left = Math.min(this.burst, this.left + ((now - this.at) / 1000) * this.perSecond);
    this.at = now;
    if (this.left < 1) return false;
    this.left -= 1;
    return true;
  }
}
