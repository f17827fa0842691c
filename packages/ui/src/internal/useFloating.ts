import { autoUpdate } from '@floating-ui/dom';
import { type RefObject, useLayoutEffect } from 'react';
import type { FloatPlacement } from './float-props';
import { placeFloat } from './place-float';

interface UseFloatingOptions extends FloatPlacement {
  /** Element that it is anchored to. */
  anchorRef: RefObject<Element | null>;
  /** Floating element: rendered only while open, with the attribute `popover="manual"` and the styles of `floating`. */
  floatRef: RefObject<HTMLElement | null>;
}

/**
 * Shows an element in the top layer, at its anchor, and updates its position while the page scrolls or changes.
 *
 * It stays next to its anchor in the DOM instead of in a portal, so that focus, events and accessible names work in
 * dialogs and shadow roots as for any other element; the browser's top layer keeps dialogs from clipping or
 * covering it.
 */
export function useFloating({ anchorRef, floatRef, side, align, gap, width }: UseFloatingOptions): void {
  useLayoutEffect(() => {
    const anchor = anchorRef.current;
    const float = floatRef.current;
    if (!anchor || !float) return;
    // Browsers from before 2024 have no popover API; there it is an ordinary fixed element.
    float.showPopover?.();
    return autoUpdate(anchor, float, () => {
      placeFloat(anchor, float, { side, align, gap, width });
    });
  }, [anchorRef, floatRef, side, align, gap, width]);
}
