import { AsyncResource } from 'node:async_hooks';
import type { Config } from '../config';

/** Ranks of calls, most urgent first. */
export const RANKS = ['begun', 'memberWrite', 'memberRead', 'write', 'read'] as const;

/** `begun` is an admitted call whose body has arrived. */
export type Rank = (typeof RANKS)[number];

/** Initial concurrency limit, and the minimum while most calls are refused. */
const FIRST_LIMIT = 64;
const LEAST_LIMIT = 16;

/** Maximum queue length. More would only take memory before being refused. */
const WAITING_MAX = 2_000;

/** Intervals of adapting the limit and of checking queue times, in milliseconds. */
const SAMPLE_MS = 100;
const LOOK_MS = 20;

/** Share of the maximum wait from which the queue is served newest first, because the oldest are about to time out. */
const NEWEST_FIRST_FROM = 0.25;

/** Wait in milliseconds after which a call that waits for its body releases its slot; small bodies arrive sooner. */
const OUTSIDE_FROM_MS = 5;

/** Measurements since the last sample. */
export interface LoadSample {
  /** Median duration in milliseconds, without time in the queue; null if no call ended. */
  medianMs: number | null;
  /** True if a call had to queue. */
  wasFull: boolean;
  /** True if more statements wait for the database than allowed. */
  databaseWaits: boolean;
  /** True if more calls were refused than answered. */
  mostRefused: boolean;
}

/**
 * Returns the next concurrency limit: 5 % more while calls queue and are fast, 20 % less when they are too slow
 * (additive increase, multiplicative decrease).
 *
 * Refusals take processor time too, and a lower limit would not reduce them. The limit therefore stays at its
 * initial value while most calls are refused.
 *
 * @see https://sre.google/sre-book/handling-overload/
 */
export function nextLimit(
  limit: number,
  { medianMs, wasFull, databaseWaits, mostRefused }: LoadSample,
  { callMs, callsMax }: Pick<Config['overload'], 'callMs' | 'callsMax'>,
): number {
  if (databaseWaits || (medianMs !== null && medianMs > callMs)) {
    const least = mostRefused && !databaseWaits ? FIRST_LIMIT : LEAST_LIMIT;
    return Math.min(callsMax, Math.max(least, Math.floor(limit * 0.8)));
  }
  return wasFull ? Math.min(callsMax, limit + Math.ceil(limit / 20)) : limit;
}

/** An admitted call. */
export interface Slot {
  /** Admits the next call; calling it again does nothing. */
  release(): void;
  /** Awaits something external, such as a body, without blocking the slot for long. */
  outside<T>(work: () => Promise<T>): Promise<T>;
}

interface Waiting {
  since: number;
  /** Receives null when the call timed out in the queue. */
  onTurn(slot: Slot | null): void;
}

/** Dependencies of the limit. */
export interface ConcurrencyLimitParts {
  limits: Config['overload'];
  /** Returns the number of statements that wait for the database. */
  waiting(): number;
}

/**
 * Limits concurrent calls. Excess calls queue by rank and are refused when they time out, so that goodput under
 * overload stays what it is without.
 */
export class ConcurrencyLimit {
  private limit: number;
  private underWay = 0;
  private wasFull = false;
  private took: number[] = [];
  private refused = 0;
  private readonly queues = new Map<Rank, Waiting[]>(RANKS.map((rank) => [rank, []]));
  private held = 0;
  private readonly timers: NodeJS.Timeout[];

  constructor(private readonly parts: ConcurrencyLimitParts) {
    this.limit = Math.min(FIRST_LIMIT, parts.limits.callsMax);
    this.timers = [
      setInterval(() => this.adapt(), SAMPLE_MS),
      setInterval(() => this.look(performance.now()), LOOK_MS),
    ];
    for (const timer of this.timers) timer.unref();
  }

  /** Number of calls in progress. */
  get answering(): number {
    return this.underWay;
  }

  /** Number of queued calls. */
  get waiting(): number {
    return this.held;
  }

  /** True if the queue is so old that no background work should be added. */
  get isOverloaded(): boolean {
    if (this.databaseWaits) return true;
    const now = performance.now();
    return RANKS.some((rank) => this.hasWaited(this.queue(rank), now, 0.5));
  }

  /**
   * Requests a slot.
   *
   * @param rankOf Called only if the call has to queue.
   * @param onTurn Called exactly once, with a slot or, when the wait timed out or the queue is full, with null.
   */
  enter(rankOf: () => Rank, onTurn: (slot: Slot | null) => void): void {
    if (this.held === 0 && this.hasRoom) {
      onTurn(this.admit());
      return;
    }
    this.wasFull = true;
    const rank = rankOf();
    if (rank !== 'begun' && this.held >= WAITING_MAX && !this.dropLessUrgent(rank)) {
      this.refused += 1;
      onTurn(null);
      return;
    }
    // Another call admits it later; AsyncResource restores its own context.
    this.queue(rank).push({ since: performance.now(), onTurn: AsyncResource.bind(onTurn) });
    this.held += 1;
    this.letIn();
  }

  /** Stops sampling and refuses all queued calls. */
  stop(): void {
    for (const timer of this.timers) clearInterval(timer);
    this.look(Number.POSITIVE_INFINITY);
  }

  private get databaseWaits(): boolean {
    const { limits, waiting } = this.parts;
    return limits.databaseQueue > 0 && waiting() > limits.databaseQueue;
  }

  private get hasRoom(): boolean {
    return (this.parts.limits.callMs === 0 || this.underWay < this.limit) && !this.databaseWaits;
  }

  private queue(rank: Rank): Waiting[] {
    return this.queues.get(rank) ?? [];
  }

  private hasWaited([oldest]: readonly Waiting[], now: number, share: number): boolean {
    return oldest !== undefined && now - oldest.since > share * this.parts.limits.waitMs;
  }

  private admit(): Slot {
    this.underWay += 1;
    let since = performance.now();
    let isHeld = true;
    const release = (): void => {
      if (!isHeld) return;
      isHeld = false;
      this.underWay -= 1;
      this.took.push(performance.now() - since);
      this.letIn();
    };
    return {
      release,
      outside: async (work) => {
        const timer = setTimeout(release, OUTSIDE_FROM_MS);
        try {
          return await work();
        } finally {
          clearTimeout(timer);
          if (!isHeld) await this.enterAgain();
          since = performance.now();
          isHeld = true;
        }
      },
    };
  }

  private enterAgain(): Promise<void> {
    return new Promise((resolve) => {
      this.enter(
        () => 'begun',
        () => resolve(),
      );
    });
  }

  private letIn(): void {
    while (this.held > 0 && this.hasRoom) {
      const next = this.takeNext();
      if (!next) return;
      next.onTurn(this.admit());
    }
  }

  private takeNext(): Waiting | undefined {
    const now = performance.now();
    for (const rank of RANKS) {
      const queue = this.queue(rank);
      if (queue.length === 0) continue;
      this.held -= 1;
      const isLate = rank !== 'begun' && this.hasWaited(queue, now, NEWEST_FIRST_FROM);
      return isLate ? queue.pop() : queue.shift();
    }
    return undefined;
  }

  /** Refuses the oldest call of the lowest rank below `rank`. @returns False if there is none. */
  private dropLessUrgent(rank: Rank): boolean {
    for (const other of RANKS.slice(RANKS.indexOf(rank) + 1).reverse()) {
      const dropped = this.queue(other).shift();
      if (!dropped) continue;
      this.held -= 1;
      this.refused += 1;
      dropped.onTurn(null);
      return true;
    }
    return false;
  }

  /** Refuses calls that timed out, and admits calls that only the database held back. */
  private look(now: number): void {
    if (this.held === 0) return;
    for (const rank of RANKS) {
      // Calls in progress are never refused.
      if (rank === 'begun') continue;
      const queue = this.queue(rank);
      while (this.hasWaited(queue, now, 1)) {
        this.held -= 1;
        this.refused += 1;
        queue.shift()?.onTurn(null);
      }
    }
    this.letIn();
  }

  private adapt(): void {
    const sorted = this.took.sort((a, b) => a - b);
    const medianMs = sorted[Math.floor(sorted.length / 2)] ?? null;
    const { wasFull, databaseWaits } = this;
    const mostRefused = this.refused > sorted.length;
    this.limit = nextLimit(this.limit, { medianMs, wasFull, databaseWaits, mostRefused }, this.parts.limits);
    this.took = [];
    this.refused = 0;
    this.wasFull = false;
    this.letIn();
  }
}
