const MINUTE_S = 60;

/** Number of keys from which idle ones are evicted. */
const KEPT = 10_000;

/** Rate limiter for opening sockets: one token bucket per key, refilled over a minute. */
export class ConnectionRateLimiter {
  private readonly byKey = new Map<string, TokenBucket>();

  /** @param perMinute 0 for no limit. */
  constructor(private readonly perMinute: number) {}

  /** Counts an opening. @returns False if the limit is exceeded. */
  take(key: string): boolean {
    if (this.perMinute === 0) return true;
    const bucket = this.byKey.get(key) ?? new TokenBucket(this.perMinute, this.perMinute / MINUTE_S);
    // Reinserts the key, so that the map is ordered by last use.
    this.byKey.delete(key);
    this.byKey.set(key, bucket);
    if (this.byKey.size > KEPT) {
      const [oldest] = this.byKey.keys();
      if (oldest !== undefined) this.byKey.delete(oldest);
    }
    return bucket.take();
  }
}

/** Token bucket with a capacity of `burst`, refilled at `perSecond`. */
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

  /** Takes a token. @returns False if there is none. */
  take(): boolean {
    const now = this.now();
    this.left = Math.min(this.burst, this.left + ((now - this.at) / 1000) * this.perSecond);
    this.at = now;
    if (this.left < 1) return false;
    this.left -= 1;
    return true;
  }
}
