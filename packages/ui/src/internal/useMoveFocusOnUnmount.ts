import { type RefObject, useLayoutEffect } from 'react';

/**
 * Moves the focus when an element unmounts that contains it: the browser would drop it to the body.
 *
 * @param next Finds the new target, while the element is still on the page.
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
