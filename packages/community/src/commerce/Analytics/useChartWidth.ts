import { type RefObject, useEffect, useRef, useState } from 'react';

/** How wide the place of a chart is, in pixels, as it changes. Null until it was measured, and on the server. */
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
