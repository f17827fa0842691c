import { expect, spyOn, waitFor } from 'storybook/test';

/** Waits that a story holds back. */
export interface HeldTimeouts {
  /** How many there are of a length. */
  count(delayMs: number): number;
  /** Lets those of a length be over. */
  end(delayMs: number): void;
  /** Waits until there is one of a length, such as the reply of a mocked call, and lets it be over. */
  endNext(delayMs: number): Promise<void>;
}

/**
 * Holds back whatever waits for exactly so long, until the story lets it go on: how long a wait takes is then what the
 * code says, and not what a busy machine makes of it. All other waits go on; the next story has its own clock back.
 *
 * @param delaysMs The lengths that are held, in milliseconds.
 */
export function holdTimeouts(...delaysMs: readonly number[]): HeldTimeouts {
  const begin = window.setTimeout.bind(window);
  const clear = window.clearTimeout.bind(window);
  const held = new Map<number, { delayMs: number; go: () => void }>();
  // No timer of the browser has such a number.
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
