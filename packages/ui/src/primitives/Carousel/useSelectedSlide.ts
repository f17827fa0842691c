import { useCallback, useSyncExternalStore } from 'react';
import type { EmblaApi } from './embla-api';

/** The slide in view, counted from 0. */
export function useSelectedSlide(embla: EmblaApi): number {
  const subscribe = useCallback(
    (listener: () => void) => {
      embla?.on('select', listener).on('reInit', listener);
      return () => {
        embla?.off('select', listener).off('reInit', listener);
      };
    },
    [embla],
  );
  return useSyncExternalStore(
    subscribe,
    () => embla?.selectedScrollSnap() ?? 0,
    () => 0,
  );
}
