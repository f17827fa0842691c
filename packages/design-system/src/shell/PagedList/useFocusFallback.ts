import { type ComponentPropsWithRef, useImperativeHandle, useLayoutEffect, useRef } from 'react';

type FocusFallback = Pick<ComponentPropsWithRef<'div'>, 'ref' | 'tabIndex' | 'onFocus' | 'onBlur'>;

/**
 * Moves the focus to the foot of a list when its focused button is removed, as after the last page. Without that the next Tab would begin at the top of the page.
 *
 * @param hasButton whether the button stands there
 * @param given what the foot's owner wants of the same element
 */
export function useFocusFallback(hasButton: boolean, given: FocusFallback = {}): FocusFallback {
  const ref = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  useImperativeHandle(given.ref, () => ref.current as HTMLDivElement, []);

  useLayoutEffect(() => {
    if (hasButton || !hadFocus.current || document.activeElement !== document.body) return;
    ref.current?.focus({ preventScroll: true });
  }, [hasButton]);

  return {
    ref,
    tabIndex: -1,
    onFocus: (event) => {
      hadFocus.current = true;
      given.onFocus?.(event);
    },
    onBlur: (event) => {
      given.onBlur?.(event);
      // Nothing takes the focus of a button that is removed.
      if (event.relatedTarget !== null) hadFocus.current = false;
    },
  };
}
