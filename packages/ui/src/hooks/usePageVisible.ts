import { useSyncExternalStore } from 'react';

/** True if the page is visible; `true` on the server. */
export function usePageVisible(): boolean {
  return useSyncExternalStore(
    watch,
    () => document.visibilityState === 'visible',
    () => true,
  );
}

function watch(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
