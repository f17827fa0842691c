import { useCallback, useSyncExternalStore } from 'react';

/**
 * True if the page is scrolled beyond a number of px; `false` on the server and during hydration. Renders only when
 * the result changes.
 */
export function useScrolledPast(offsetPx: number): boolean {
  const isPast = useCallback(() => window.scrollY > offsetPx, [offsetPx]);
  return useSyncExternalStore(subscribe, isPast, () => false);
}

function subscribe(listener: () => void) {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}
