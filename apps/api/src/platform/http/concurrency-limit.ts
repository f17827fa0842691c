import { AsyncResource } from 'node:async_hooks';
import type { Config } from '../config';

/** Which call is let in before others, the most urgent first. */
export const RANKS = ['begun', 'memberWrite', 'memberRead', 'write', 'read'] as const;

/** `begun` is a call whose body has arrived, which was let in before. */
export type Rank = (typeof RANKS)[number];

/** How many calls are answered at once at first, and at least, unless that is more than may be. */
const FIRST_LIMIT = 64;
const LEAST_LIMIT = 16;

/** How many calls wait at most. More take memory, and would be refused anyway. */
const WAITING_MAX = 2_000;

/** How often the limit is thought over, and how often it is looked who has waited too long, in milliseconds. */
const SAMPLE_MS = 100;
const LOOK_MS = 20;

/** Of what may be waited, the share from which on those who came last are let in first: the others are gone soon. */
const NEWEST_FIRST_FROM = 0.25;

/** How long a call keeps its slot while it waits for something: a small body is mostly there already. In milliseconds. */
const OUTSIDE_FROM_MS = 5;

/** What was seen of calls since the last sample. */
export interface LoadSample {
  /** How long half of the calls took at most, without waiting for their turn; null where none has ended. */
  medianMs: number | null;
  /** Whether a call had to wait. */
  wasFull: boolean;
  /** Whether more statements wait for the database than may. */
  databaseWaits: boolean;
  /** Whether more calls were refused than answered. */
  mostRefused: boolean;
}

/**
 * How many calls may be answered at once: one twentieth more while calls wait and are quick, one fifth fewer when they
 * take too long (additive increase, multiplicative decrease).
 *
 * Refusing takes time as well, which fewer calls would not shorten: they would only get less of it. So there are no fewer
 * than at first while most is refused.
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

/** A call that was let in. */
export interface Slot {
  /** Lets the next one in; a second time does nothing. */
  release(): void;
  /** Waits for something that takes nothing of this process, such as a body that arrives: others are answered meanwhile. */
  outside<T>(work: () => Promise<T>): Promise<T>;
}

interface Waiting {
  since: number;
  /** Is given no slot when it has waited for too long. */
  onTurn(slot: Slot | null): void;
}

/** What tells how much is too much. */
export interface ConcurrencyLimitParts {
  limits: Config['overload'];
  /** How many statements wait for the database. */
  waiting(): number;
}

/**
 * Bounds how many calls are answered at once. What comes beyond waits for a moment, the most urgent first, and is refused
 * if its turn does not come: so that as much is answered in time as without the overload.
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

  /** How many calls are answered now. */
  get answering(): number {
    return this.underWay;
  }

  /** How many calls wait for their turn. */
  get waiting(): number {
    return this.held;
  }

  /** Whether calls have waited for so long that nothing should be added. */
  get isOverloaded(): boolean {
    if (this.databaseWaits) return true;
    const now = performance.now();
    return RANKS.some((rank) => this.hasWaited(this.queue(rank), now, 0.5));
  }

  /**
   * Asks for a slot.
   *
   * @param rankOf Is asked only where the call has to wait.
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
    // Its turn comes by what another call does, whose context is none of its own.
    this.queue(rank).push({ since: performance.now(), onTurn: AsyncResource.bind(onTurn) });
    this.held += 1;
    this.letIn();
  }

  /** Ends it: no further samples are taken, and whoever waits is refused. */
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

  /** Refuses the oldest of those that are less urgent. @returns Whether there was one. */
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

  /** Refuses whoever has waited for too long, and lets others in whom only the database has kept. */
  private look(now: number): void {
    if (this.held === 0) return;
    for (const rank of RANKS) {
      // What was begun is ended.
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
