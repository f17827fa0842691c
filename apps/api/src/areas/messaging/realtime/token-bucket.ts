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
