import { type RefObject, useEffect, useRef, useState } from 'react';

/** Which page is read, from 1. */
export interface CurrentPage {
  page: number;
  /** Says which page is gone to, before the scroller has moved. */
  goingTo: (page: number) => void;
}

/** Of all pages that of which most is seen; of several that are seen whole the one that was gone to, or the first. */
export function useCurrentPage(scroller: RefObject<HTMLElement | null>, isReady: boolean): CurrentPage {
  const [page, setPage] = useState(1);
  const asked = useRef(1);
  useEffect(() => {
    const element = scroller.current;
    if (!isReady || !element) return;
    let frame = 0;
    const look = () => {
      const seen = visibleShares(element);
      const most = [...seen].reduce((best, one) => (one[1] > best[1] ? one : best), [asked.current, 0]);
      if ((seen.get(asked.current) ?? 0) < most[1]) asked.current = most[0];
      setPage(asked.current);
    };
    const handleScroll = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    element.addEventListener('scroll', handleScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      element.removeEventListener('scroll', handleScroll);
    };
  }, [scroller, isReady]);
  const goingTo = (to: number) => {
    asked.current = to;
    setPage(to);
  };
  return { page, goingTo };
}

/** Returns the share of the viewport that each visible page takes, by number; 1 for a page that is fully visible. */
function visibleShares(scroller: HTMLElement): Map<number, number> {
  const { top } = scroller.getBoundingClientRect();
  const foot = top + scroller.clientHeight;
  return new Map(
    [...scroller.querySelectorAll<HTMLElement>('[data-page]')].map((one) => {
      const place = one.getBoundingClientRect();
      const px = Math.min(place.bottom, foot) - Math.max(place.top, top);
      const isWhole = px > place.height - 1;
      return [Number(one.dataset.page), isWhole ? 1 : Math.max(0, px / scroller.clientHeight)];
    }),
  );
}
