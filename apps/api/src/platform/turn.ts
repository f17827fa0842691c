import { setImmediate } from 'node:timers/promises';

/** How long work holds the event loop before others have their turn. */
const TURN_MS = 5;

/**
 * Parts long work into turns, so that other requests are answered in between:
 * `if (turn.isOver()) await turn.next()` in its loop.
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

/** Runs work that yields where it may wait, in turns. */
export async function inTurns<T>(work: Generator<void, T>): Promise<T> {
  const turn = new Turn();
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    if (turn.isOver()) await turn.next();
  }
}
