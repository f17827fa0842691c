import { useCallback, useSyncExternalStore } from 'react';

/**
 * True if a media query matches; `false` on the server and during hydration, so that both agree. For behaviour only:
 * use CSS for looks.
 */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
