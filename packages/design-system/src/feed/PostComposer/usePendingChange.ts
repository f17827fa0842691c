import { useEffect } from 'react';
import { isPending, type PostingState } from './posting-state';

/**
 * Tells when a post begins to go out, and when it no longer does; taken off the page, it is stopped. Also told on the way
 * off the page: each `true` is followed by a `false`.
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
