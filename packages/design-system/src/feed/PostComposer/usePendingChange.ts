import { useEffect } from 'react';
import { isPending, type PostingState } from './posting-state';

/**
 * Reports when the submission of a post becomes pending and when it settles, and cancels it on unmount. Each `true` is
 * followed by a `false`, on unmount too.
 *
 * @param onPendingChange The same function as long as it is.
 */
export function usePendingChange(
  { state, cancel }: { state: PostingState; cancel: () => void },
  onPendingChange: ((isSubmitting: boolean) => void) | undefined,
): void {
  const isSubmitting = isPending(state);
  useEffect(() => {
    if (!isSubmitting) return;
    onPendingChange?.(true);
    return () => onPendingChange?.(false);
  }, [isSubmitting, onPendingChange]);
  // Nobody would see what becomes of it: it would be posted, or fail, unsaid.
  useEffect(() => cancel, [cancel]);
}
