import { type RefObject, useLayoutEffect } from 'react';

/**
 * Writes declarations into an element's style, in the browser only: a Content-Security-Policy with nonces refuses
 * them in what a server renders. A rule for `:not([style])` says how the element looks until then.
 */
export function useBrowserStyle(
  ref: RefObject<HTMLElement | null>,
  declarations: Readonly<Record<string, string>>,
): void {
  useLayoutEffect(() => {
    for (const [property, value] of Object.entries(declarations)) {
      ref.current?.style.setProperty(property, value);
    }
  });
}
