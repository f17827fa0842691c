import { type RefObject, useLayoutEffect } from 'react';

/**
 * Hands the focus on when an element goes while it is in there: the browser would lose it.
 *
 * @param next Finds who takes it, while the element is still on the page.
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
