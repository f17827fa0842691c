import { type RefObject, useLayoutEffect } from 'react';

/**
 * Writes declarations into an element's style, in the browser only: a Content-Security-Policy with nonces refuses
 * them in what a server renders. A rule for `:not([style])` says how the element looks until then.
 */
export function useBrowserStyle(
  ref: RefObject<HTMLElement | null>,
  declarations: Partial<CSSStyleDeclaration>,
): void {
  useLayoutEffect(() => {
    if (ref.current) Object.assign(ref.current.style, declarations);
  });
}
