import { type RefObject, useLayoutEffect } from 'react';

/**
 * Sets inline styles of an element in the browser only: a Content-Security-Policy with nonces refuses
 * them in server-rendered markup. A rule for `:not([style])` sets the initial look.
 */
export function useBrowserStyle(
  ref: RefObject<HTMLElement | null>,
  declarations: Partial<CSSStyleDeclaration>,
): void {
  useLayoutEffect(() => {
    if (ref.current) Object.assign(ref.current.style, declarations);
  });
}
