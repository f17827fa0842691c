import type { RequestHandler } from 'express';
import type { Config } from '../config';
import { UnavailableError } from '../unavailable-errors';

/** How often it is looked how late the event loop is, in milliseconds. */
const SAMPLE_MS = 100;

/** So many looks in a row must find it too late: one long piece of work is no overload. */
const SAMPLES_TO_SHUT = 3;

/** What tells whether there is too much to do. */
export interface LoadGateParts {
  limits: Config['overload'];
  /** How many statements wait for the database. */
  waiting(): number;
}

/**
 * Shuts while the process can't keep up, so that what it has taken on is done rather than all of it done too late.
 *
 * It opens by itself: with nothing new, what waits for the database and what holds up the event loop become less.
 */
export class LoadGate {
  private lateSamples = 0;
  private readonly timer: NodeJS.Timeout | undefined;

  constructor(private readonly parts: LoadGateParts) {
    if (parts.limits.loopDelayMs === 0) return;
    let due = performance.now() + SAMPLE_MS;
    this.timer = setInterval(() => {
      const now = performance.now();
      this.sample(now - due);
      due = now + SAMPLE_MS;
    }, SAMPLE_MS);
    this.timer.unref();
  }

  /** Takes a look at the event loop. @param lateMs By how much it was late, in milliseconds. */
  sample(lateMs: number): void {
    const { loopDelayMs } = this.parts.limits;
    if (lateMs > loopDelayMs) this.lateSamples += 1;
    // It opens at half of what shuts it: at the limit itself it would go to and fro.
    else if (lateMs <= loopDelayMs / 2 || this.lateSamples < SAMPLES_TO_SHUT) this.lateSamples = 0;
  }

  /** Whether nothing new is taken on. */
  get isShut(): boolean {
    const { limits, waiting } = this.parts;
    if (this.lateSamples >= SAMPLES_TO_SHUT) return true;
    return limits.databaseQueue > 0 && waiting() > limits.databaseQueue;
  }

  /** Takes no further looks. */
  stop(): void {
    clearInterval(this.timer);
  }
}

/** What is asked to learn how the process stands, which is never more urgent than now. */
const ALWAYS_ANSWERED: ReadonlySet<string> = new Set(['/healthz', '/readyz']);

/** Refuses requests while the gate is shut, before anything is looked up for them. */
export function refuseOverload(gate: LoadGate): RequestHandler {
  return (req, _res, next) => {
    if (gate.isShut && !ALWAYS_ANSWERED.has(req.path)) next(new UnavailableError('overloaded'));
    else next();
  };
}
