import { expect, spyOn, waitFor } from 'storybook/test';

/** Fake timeouts that a story controls. */
export interface HeldTimeouts {
  /** Returns the number of pending timeouts of a length. */
  count(delayMs: number): number;
  /** Fires the timeouts of a length. */
  end(delayMs: number): void;
  /** Waits until there is a timeout of a length, such as the reply of a mocked call, and fires it. */
  endNext(delayMs: number): Promise<void>;
}

/**
 * Holds back timeouts of exact lengths until the story fires them, so that timing is deterministic on a busy
 * machine. All others run as usual; restored before the next story.
 *
 * @param delaysMs Lengths that are held back, in milliseconds.
 */
export function holdTimeouts(...delaysMs: readonly number[]): HeldTimeouts {
  const begin = window.setTimeout.bind(window);
  const clear = window.clearTimeout.bind(window);
  const held = new Map<number, { delayMs: number; go: () => void }>();
  // The browser uses no such number for its timers.
  let last = -1;
  const hold = (handler: TimerHandler, delayMs = 0, ...rest: unknown[]): number => {
    if (!delaysMs.includes(delayMs) || typeof handler !== 'function') return begin(handler, delayMs, ...rest);
    last -= 1;
    held.set(last, { delayMs, go: () => handler(...rest) });
    return last;
  };
  spyOn(window, 'setTimeout').mockImplementation(hold as typeof window.setTimeout);
  spyOn(window, 'clearTimeout').mockImplementation((id) => {
    if (!held.delete(Number(id))) clear(id);
  });
  const of = (wanted: number) => [...held].filter(([, { delayMs }]) => delayMs === wanted);
  const end = (delayMs: number) => {
    for (const [id, { go }] of of(delayMs)) {
      held.delete(id);
      go();
    }
  };
  return {
    count: (delayMs) => of(delayMs).length,
    end,
    endNext: async (delayMs) => {
      await waitFor(() => expect(of(delayMs)).not.toHaveLength(0));
      end(delayMs);
    },
  };
}
