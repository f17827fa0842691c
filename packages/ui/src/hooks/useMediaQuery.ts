import { useCallback, useSyncExternalStore } from 'react';

/**
 * True if a media query holds; `false` on the server and while hydrating, so that both agree. For behaviour only:
 * what is a matter of looks belongs in a style.
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
