import { RateLimitedError, UnavailableError } from '../errors';

/** When to come back while one's own are under way, in seconds. */
const RETRY_S = 10;

/** Bounds how much of something costly is under way at once, of each member and in all. */
export class AtOnce {
  private readonly own = new Map<string, number>();
  private all = 0;

  constructor(private readonly most: { ofMember: number; inAll: number }) {}

  /**
   * Begins one.
   *
   * @returns What ends it; a second time it does nothing.
   * @throws {RateLimitedError} while the member has as many as may be.
   * @throws {UnavailableError} while all have.
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

  /** Does work that ends with its promise. */
  async run<T>(memberId: string, work: () => Promise<T>): Promise<T> {
    const end = this.begin(memberId);
    try {
      return await work();
    } finally {
      end();
    }
  }
}
