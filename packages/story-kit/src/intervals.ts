/** Fake intervals of one length, which a story advances. */
export interface HeldIntervals {
  /** Installs the fake for `beforeEach` of a story, until its end. */
  hold: () => () => void;
  /** Returns the number of running intervals. */
  count(): number;
  /** Advances by one interval. */
  pass(): void;
}

/**
 * Holds back intervals of exactly this length, so that timing is deterministic on a busy
 * machine. All other intervals run.
 */
export function heldIntervals(intervalMs: number): HeldIntervals {
  const held = new Map<number, () => void>();
  // The browser uses no such number for its intervals.
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
