import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

interface FocusFallback {
  ref: RefObject<HTMLDivElement | null>;
  tabIndex: -1;
  onFocus: () => void;
  onBlur: (event: FocusEvent) => void;
}

/**
 * Moves the focus to the foot of a list when its focused button is removed, as after the last page. Without that the next Tab would begin at the top of the page.
 *
 * @param hasButton whether the button stands there
 */
export function useFocusFallback(hasButton: boolean): FocusFallback {
  const ref = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);

  useLayoutEffect(() => {
    if (hasButton || !hadFocus.current || document.activeElement !== document.body) return;
    ref.current?.focus({ preventScroll: true });
  }, [hasButton]);

  return {
    ref,
    tabIndex: -1,
    onFocus: () => {
      hadFocus.current = true;
    },
    onBlur: (event) => {
      // Nothing takes the focus of a button that is removed.
      if (event.relatedTarget !== null) hadFocus.current = false;
    },
  };
}
