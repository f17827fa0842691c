import { useEffect } from 'react';
import { isUnderWay, type PostingState } from './posting-state';

/**
 * Tells when a post begins to go out, and when it no longer does; taken off the page, it is stopped. Also told on the way
 * off the page: each `true` is followed by a `false`.
 *
 * @param onUnderWayChange The same function as long as it is.
 */
export function useUnderWay(
  { state, cancel }: { state: PostingState; cancel: () => void },
  onUnderWayChange: ((underWay: boolean) => void) | undefined,
): void {
  const underWay = isUnderWay(state);
  useEffect(() => {
    if (!underWay) return;
    onUnderWayChange?.(true);
    return () => onUnderWayChange?.(false);
  }, [underWay, onUnderWayChange]);
  // Nobody would see what becomes of it: it would be posted, or fail, unsaid.
  useEffect(() => cancel, [cancel]);
}
