import { useEffect, useEffectEvent, useRef } from 'react';
import type { WindowingController } from '../../internal/windowing/windowing-controller';

interface ReachedEndsOptions {
  onStartReached: (() => void) | undefined;
  onEndReached: (() => void) | undefined;
  onAtEndChange: ((isAtEnd: boolean) => void) | undefined;
}

/** Calls back when an end of the list is near, once per array of items, and when the end is left or reached. */
export function useReachedEnds(
  controller: WindowingController,
  keys: readonly string[],
  { onStartReached, onEndReached, onAtEndChange }: ReachedEndsOptions,
): void {
  /** Items for which the end was last reported; null while it is far, or without a callback. */
  const told = useRef<{ start: readonly string[] | null; end: readonly string[] | null; isAtEnd: boolean }>({
    start: null,
    end: null,
    isAtEnd: true,
  });
  const tell = useEffectEvent(() => {
    const { isNearStart, isNearEnd, isAtEnd } = controller.ends;
    const { current } = told;
    const isStartNews = isNearStart && onStartReached !== undefined && current.start !== keys;
    const isEndNews = isNearEnd && onEndReached !== undefined && current.end !== keys;
    current.start = isNearStart && onStartReached ? keys : null;
    current.end = isNearEnd && onEndReached ? keys : null;
    if (isAtEnd !== current.isAtEnd) {
      current.isAtEnd = isAtEnd;
      onAtEndChange?.(isAtEnd);
    }
    if (isStartNews) onStartReached();
    if (isEndNews) onEndReached();
  });
  useEffect(() => controller.watchEnds(() => tell()), [controller]);
  const isStartAsked = onStartReached !== undefined;
  const isEndAsked = onEndReached !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told anew of other items, and to who asks anew
  useEffect(() => tell(), [keys, isStartAsked, isEndAsked]);
}
