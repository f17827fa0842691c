import { type RefObject, useRef } from 'react';
import { useMoveFocusOnUnmount } from '../../internal/useMoveFocusOnUnmount';

/** Moves the focus from a removed row to the next one, or to the input if none is left. */
export function useMoveRowFocusOnUnmount(): RefObject<HTMLLIElement | null> {
  const ref = useRef<HTMLLIElement>(null);
  useMoveFocusOnUnmount(ref, (row) => {
    const neighbour = row.nextElementSibling ?? row.previousElementSibling;
    return (
      neighbour?.querySelector<HTMLElement>('button:last-child') ??
      row.parentElement?.parentElement?.querySelector('input')
    );
  });
  return ref;
}
