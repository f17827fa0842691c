import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Resolved once the effects of the story in this element have run, and what they set is drawn. */
const pending = new WeakMap<HTMLElement, Promise<void>>();

/**
 * For the outermost component of a story: tells when the effects of all within have run. They run from the inside out,
 * so that the outermost comes last.
 * @param canvas the element that the story stands in
 */
export function useEffectsSignal(canvas: HTMLElement): void {
  const [isSecondRound, setSecondRound] = useState(false);
  const signal = useRef<() => void>(undefined);

  useLayoutEffect(() => {
    pending.set(canvas, new Promise((resolve) => (signal.current = resolve)));
  }, [canvas]);

  useEffect(() => {
    // What the effects set is rendered together with this, whose own effect then runs after theirs.
    if (isSecondRound) signal.current?.();
    else setSecondRound(true);
  }, [isSecondRound]);
}

/** To be waited for once the story stands there; a story that threw has no effects. */
export async function settleEffects(canvas: HTMLElement): Promise<void> {
  await pending.get(canvas);
  // A dialog that was open from the start takes the pointer from the page first, and gives it to itself a frame later.
  if (document.body.style.pointerEvents === 'none') await new Promise(requestAnimationFrame);
}
