import { autoUpdate } from '@floating-ui/dom';
import { type RefObject, useLayoutEffect } from 'react';
import type { FloatPlacement } from './float-props';
import { placeFloat } from './place-float';

interface UseFloatingOptions extends FloatPlacement {
  /** What it hangs from. */
  anchorRef: RefObject<Element | null>;
  /** What floats: in the page only while open, with the attribute `popover="manual"` and the rules of `floating`. */
  floatRef: RefObject<HTMLElement | null>;
}

/**
 * Shows an element above all others, at its anchor, and keeps it there while the page scrolls or changes.
 *
 * It stays where it is in the document, beside its anchor, so that focus, events and names work in dialogs and
 * shadow roots as for any other element; but it is drawn in the browser's top layer, so that no dialog clips or
 * covers it.
 */
export function useFloating({ anchorRef, floatRef, side, align, gap, width }: UseFloatingOptions): void {
  useLayoutEffect(() => {
    const anchor = anchorRef.current;
    const float = floatRef.current;
    if (!anchor || !float) return;
    // Browsers from before 2024 have no top layer to put it in; there it is a fixed element like others.
    float.showPopover?.();
    return autoUpdate(anchor, float, () => {
      placeFloat(anchor, float, { side, align, gap, width });
    });
  }, [anchorRef, floatRef, side, align, gap, width]);
}
