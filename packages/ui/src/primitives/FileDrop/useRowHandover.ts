import { type RefObject, useRef } from 'react';
import { useFocusHandover } from '../../internal/useFocusHandover';

/** For a row of the list: when it goes with the focus, the row beside it has it, or the input where none is left. */
export function useRowHandover(): RefObject<HTMLLIElement | null> {
  const ref = useRef<HTMLLIElement>(null);
  useFocusHandover(ref, (row) => {
    const neighbour = row.nextElementSibling ?? row.previousElementSibling;
    return (
      neighbour?.querySelector<HTMLElement>('button:last-child') ??
      row.parentElement?.parentElement?.querySelector('input')
    );
  });
  return ref;
}
