import { spyOn } from 'storybook/test';

/** Fake animation frames that a story controls. */
export interface HeldFrames {
  /** Runs as many frames as a 60 Hz screen draws in that time. */
  pass(durationMs: number): void;
}

const FRAME_MS = 1000 / 60;

/** Holds animation frames back until the story advances the time; restored before the next story. */
export function holdFrames(): HeldFrames {
  const cancel = window.cancelAnimationFrame.bind(window);
  const held = new Map<number, FrameRequestCallback>();
  let nowMs = performance.now();
  // The browser uses no such number for its frames.
  let last = -1;
  spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => {
    last -= 1;
    held.set(last, draw);
    return last;
  });
  spyOn(window, 'cancelAnimationFrame').mockImplementation((id) => {
    if (!held.delete(id)) cancel(id);
  });
  return {
    pass: (durationMs) => {
      for (let passedMs = 0; passedMs < durationMs; passedMs += FRAME_MS) {
        nowMs += FRAME_MS;
        const due = [...held.values()];
        held.clear();
        for (const draw of due) draw(nowMs);
      }
    },
  };
}
