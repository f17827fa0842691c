import { type ComponentPropsWithRef, useImperativeHandle, useLayoutEffect, useRef } from 'react';

type FocusFallback = Pick<ComponentPropsWithRef<'div'>, 'ref' | 'tabIndex' | 'onFocus' | 'onBlur'>;

/**
 * Moves the focus to the foot of a list when its focused button is removed, or the next Tab would start at the top.
 *
 * @param hasButton True while the button is rendered.
 * @param given Ref and focus handlers of the owner for the same element.
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
      // A removed button blurs without a `relatedTarget`.
      if (event.relatedTarget !== null) hadFocus.current = false;
    },
  };
}
