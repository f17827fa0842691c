/** Intervals of one length, which a story lets pass by itself. */
export interface HeldIntervals {
  /** For `beforeEach` of a story: holds them until its end. */
  hold: () => () => void;
  /** How many run. */
  count(): number;
  /** Lets one interval pass. */
  pass(): void;
}

/**
 * Holds back whatever repeats at exactly this interval: how long it is is then what the code says, and not what a busy
 * machine makes of it. All other intervals run.
 */
export function heldIntervals(intervalMs: number): HeldIntervals {
  const held = new Map<number, () => void>();
  // No interval of the browser has such a number.
  let last = -1;
  return {
    hold: () => {
      const { setInterval, clearInterval } = window;
      const begin = window.setInterval.bind(window);
      held.clear();
      window.setInterval = ((handler: TimerHandler, delayMs?: number, ...rest: unknown[]) => {
        if (delayMs !== intervalMs || typeof handler !== 'function') return begin(handler, delayMs, ...rest);
        last -= 1;
        held.set(last, () => handler(...rest));
        return last;
      }) as typeof window.setInterval;
      window.clearInterval = (id) => {
        if (!held.delete(Number(id))) clearInterval.call(window, id);
      };
      return () => {
        window.setInterval = setInterval;
        window.clearInterval = clearInterval;
      };
    },
    count: () => held.size,
    pass: () => {
      for (const go of [...held.values()]) go();
    },
  };
}
