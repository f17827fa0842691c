import { RateLimitedError, UnavailableError } from '../errors';

/** Retry-After for a member at the limit, in seconds. */
const RETRY_S = 10;

/** Limits concurrent expensive work, per member and in total. */
export class AtOnce {
  private readonly own = new Map<string, number>();
  private all = 0;

  constructor(private readonly most: { ofMember: number; inAll: number }) {}

  /**
   * Starts a piece of work.
   *
   * @returns A function that releases the slot; calling it again does nothing.
   * @throws {RateLimitedError} when the member is at the limit.
   * @throws {UnavailableError} when the process is at the limit.
   */
  begin(memberId: string): () => void {
    const own = this.own.get(memberId) ?? 0;
    if (own >= this.most.ofMember) throw new RateLimitedError(RETRY_S);
    if (this.all >= this.most.inAll) throw new UnavailableError('overloaded');
    this.own.set(memberId, own + 1);
    this.all += 1;
    let isUnderWay = true;
    return () => {
      if (!isUnderWay) return;
      isUnderWay = false;
      this.all -= 1;
      const left = (this.own.get(memberId) ?? 1) - 1;
      if (left > 0) this.own.set(memberId, left);
      else this.own.delete(memberId);
    };
  }

  /** Runs work and releases its slot when the promise settles. */
  async run<T>(memberId: string, work: () => Promise<T>): Promise<T> {
    const end = this.begin(memberId);
    try {
      return await work();
    } finally {
      end();
    }
  }
}
