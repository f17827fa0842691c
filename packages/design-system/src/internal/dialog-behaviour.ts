interface DialogHandlers {
  onEscapeKeyDown?: ((event: KeyboardEvent) => void) | undefined;
  onOpenAutoFocus?: ((event: Event) => void) | undefined;
}

const fields = ':is(input, select, textarea):not([type="hidden"], :disabled)';

/** What every dialog does with the focus and with Escape; a caller's own handler comes first and may prevent it. */
export function dialogBehaviour({ onEscapeKeyDown, onOpenAutoFocus }: DialogHandlers) {
  return {
    'data-dialog': '',
    onOpenAutoFocus: (event: Event) => {
      onOpenAutoFocus?.(event);
      if (event.defaultPrevented || !(event.target instanceof HTMLElement)) return;
      event.preventDefault();
      // To the first field, else to the dialog itself: the cross in the corner comes first in the page only.
      const field = event.target.querySelector<HTMLElement>(fields);
      (field ?? event.target).focus();
    },
    onEscapeKeyDown: (event: KeyboardEvent) => {
      onEscapeKeyDown?.(event);
      // Escape belongs to the innermost: what floats in the dialog closes first.
      if (event.composedPath().some(holdsOpenFloat)) event.preventDefault();
    },
  };
}

/** A dialog in which a menu, a list or a tip is open; each is in the page only while it is. */
function holdsOpenFloat(target: EventTarget): boolean {
  return (
    target instanceof Element && target.matches('[data-dialog]') && target.querySelector('[popover]') !== null
  );
}
