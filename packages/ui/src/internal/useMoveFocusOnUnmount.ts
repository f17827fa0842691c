import { type RefObject, useLayoutEffect } from 'react';

/**
 * Moves the focus when a focused element or its container unmounts: the browser would reset it to the body.
 *
 * @param next Returns the new target, while the element is still in the DOM.
 */
export function useMoveFocusOnUnmount(
  element: RefObject<HTMLElement | null>,
  next: (going: HTMLElement) => HTMLElement | null | undefined,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it goes
  useLayoutEffect(() => {
    const going = element.current;
    return () => {
      if (going?.contains(document.activeElement)) next(going)?.focus({ preventScroll: true });
    };
  }, []);
}
