import { spyOn } from 'storybook/test';

/** Frames of a screen that a story draws itself. */
export interface HeldFrames {
  /** Draws as many as a screen of sixty a second draws in that time. */
  pass(durationMs: number): void;
}

const FRAME_MS = 1000 / 60;

/** Holds animation frames back until the story lets time pass; the next story has its own screen back. */
export function holdFrames(): HeldFrames {
  const cancel = window.cancelAnimationFrame.bind(window);
  const held = new Map<number, FrameRequestCallback>();
  let nowMs = performance.now();
  // No frame of the browser has such a number.
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
