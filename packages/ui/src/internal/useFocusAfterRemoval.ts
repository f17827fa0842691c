import { type RefObject, useEffect, useRef } from 'react';

/** Selector of overlays, from which the focus returns on close. */
const OVER_THE_PAGE = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** Polling interval in ms while a confirmation dialog closes. */
const LOOK_MS = 50;

/** Finds the rows of a list. Must be stable between renders. */
export interface RowPlaces {
  /** Returns the position of the row that contains an element, from 1; 0 outside of any. */
  elementPosition: (element: Element) => number;
  /** Returns the focus target at a position, from 1; at 0 no row is left. */
  elementAt: (list: HTMLElement, position: number) => HTMLElement | null;
}

/** When the focused row is removed, moves the focus to the next one, or the last. */
export function useFocusAfterRemoval(
  list: RefObject<HTMLElement | null>,
  keys: readonly string[],
  { elementPosition, elementAt }: RowPlaces,
): void {
  /** Row that had the focus last, and its position from 1. */
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
    // A closing confirmation dialog restores the focus to a button that has been removed with its row.
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
