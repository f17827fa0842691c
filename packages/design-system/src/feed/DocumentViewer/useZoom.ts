import { type RefObject, useEffect, useState } from 'react';

/** The steps that pages are zoomed by; 1 is as wide as there is room. */
const STEPS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const;

/** How large pages are drawn. */
export interface Zoom {
  /** Of the width that there is room for. */
  share: number;
  /** CSS pixels for one of the page's; null until the room is known. */
  scale: number | null;
  /** Each is null where there is no further step. */
  zoomIn: (() => void) | null;
  zoomOut: (() => void) | null;
  reset: () => void;
}

/**
 * Pages as wide as there is room, and steps from there.
 *
 * @param widthPx Of a page at 100 %; null while there is none.
 */
export function useZoom(scroller: RefObject<HTMLElement | null>, widthPx: number | null): Zoom {
  const [step, setStep] = useState(STEPS.indexOf(1));
  const [roomPx, setRoomPx] = useState<number | null>(null);
  useEffect(() => {
    const element = scroller.current;
    if (!element || widthPx === null) return;
    const measure = () => {
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(element);
      setRoomPx(
        element.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd),
      );
    };
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [scroller, widthPx]);
  const share = STEPS[step] ?? 1;
  return {
    share,
    scale: roomPx === null || widthPx === null ? null : (roomPx / widthPx) * share,
    zoomIn: step < STEPS.length - 1 ? () => setStep(step + 1) : null,
    zoomOut: step > 0 ? () => setStep(step - 1) : null,
    reset: () => setStep(STEPS.indexOf(1)),
  };
}
