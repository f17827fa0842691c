import { setImmediate } from 'node:timers/promises';

/** Maximum time in milliseconds for which work may block the event loop. */
const TURN_MS = 5;

/**
 * Cooperative scheduling: splits long work so that other requests are served in between. Use
 * `if (turn.isOver()) await turn.next()` in the loop.
 */
export class Turn {
  #ends = performance.now() + TURN_MS;

  isOver(): boolean {
    return performance.now() >= this.#ends;
  }

  async next(): Promise<void> {
    await setImmediate();
    this.#ends = performance.now() + TURN_MS;
  }
}

/** Runs a generator to its end, yielding to the event loop when its turn is over. */
export async function inTurns<T>(work: Generator<void, T>): Promise<T> {
  const turn = new Turn();
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    if (turn.isOver()) await turn.next();
  }
}
