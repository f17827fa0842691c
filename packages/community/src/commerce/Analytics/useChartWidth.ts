import { type RefObject, useEffect, useRef, useState } from 'react';

/** Observes the width of a chart's container, in pixels. Null until it is measured, and on the server. */
export function useChartWidth(): { ref: RefObject<HTMLDivElement | null>; width: number | null } {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<number | null>(null);
  useEffect(() => {
    const place = ref.current;
    if (!place) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.round(entry.contentRect.width));
    });
    observer.observe(place);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}
