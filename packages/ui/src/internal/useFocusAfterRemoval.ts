import { type RefObject, useEffect, useRef } from 'react';

/** What is opened over the page: the focus comes back from there. */
const OVER_THE_PAGE = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** How long a dialog that asked may take to go, between two looks, in milliseconds. */
const LOOK_MS = 50;

/** Where the rows of a list stand. The same object with each rendering. */
export interface RowPlaces {
  /** Place of the row that an element is in, from 1; 0 outside of any. */
  elementPosition: (element: Element) => number;
  /** What takes the focus at a place, from 1; at 0 none is left. */
  elementAt: (list: HTMLElement, position: number) => HTMLElement | null;
}

/** When the row that had the focus is gone, the one that follows has it, or the last. */
export function useFocusAfterRemoval(
  list: RefObject<HTMLElement | null>,
  keys: readonly string[],
  { elementPosition, elementAt }: RowPlaces,
): void {
  /** The row that had the focus last, and its place from 1. */
  const focused = useRef<{ key: string; position: number } | null>(null);
  const current = useRef(keys);
  current.current = keys;

  useEffect(() => {
    const handleFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || target.closest(OVER_THE_PAGE)) return;
      const position = list.current?.contains(target) ? elementPosition(target) : 0;
      const key = current.current[position - 1];
      focused.current = key === undefined ? null : { key, position };
    };
    document.addEventListener('focusin', handleFocus);
    return () => document.removeEventListener('focusin', handleFocus);
  }, [list, elementPosition]);

  useEffect(() => {
    const last = focused.current;
    if (!last) return;
    const position = keys.indexOf(last.key) + 1;
    if (position > 0) {
      focused.current = { key: last.key, position };
      return;
    }
    // The dialog that asked gives the focus back once it is gone, to a button that is gone as well.
    const look = () => {
      const at = document.activeElement;
      if (at?.closest(OVER_THE_PAGE)) {
        timer = setTimeout(look, LOOK_MS);
        return;
      }
      if (at !== null && at !== document.body) return;
      if (list.current) elementAt(list.current, Math.min(last.position, keys.length))?.focus();
    };
    let timer = setTimeout(look);
    return () => clearTimeout(timer);
  }, [list, keys, elementAt]);
}
