import { useCallback, useSyncExternalStore } from 'react';

/**
 * True if the page is scrolled further than so many px; `false` on the server and while hydrating. It renders again
 * when that changes, and not with each step of the scroll.
 */
export function useScrolledPast(offsetPx: number): boolean {
  const isPast = useCallback(() => window.scrollY > offsetPx, [offsetPx]);
  return useSyncExternalStore(subscribe, isPast, () => false);
}

function subscribe(listener: () => void) {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}
