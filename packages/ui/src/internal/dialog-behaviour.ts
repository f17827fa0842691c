import type { DialogContentProps } from '@radix-ui/react-dialog';

interface DialogHandlers {
  onEscapeKeyDown?: ((event: KeyboardEvent) => void) | undefined;
  onInteractOutside?: DialogContentProps['onInteractOutside'];
  onOpenAutoFocus?: ((event: Event) => void) | undefined;
  onCloseAutoFocus?: ((event: Event) => void) | undefined;
}

/** By open dialog, what had the focus before it. */
const before = new WeakMap<EventTarget, HTMLElement>();

/** Where toasts appear, and one that is off the page by now. */
export const TOASTS = '[data-component="ToastRegion"], [data-part="toast"]';

const fields = ':is(input, select, textarea):not([type="hidden"], :disabled)';

/** Returns the handlers of focus and Escape that every dialog has; a caller's own handler comes first and may prevent it. */
export function dialogBehaviour({
  onEscapeKeyDown,
  onInteractOutside,
  onOpenAutoFocus,
  onCloseAutoFocus,
}: DialogHandlers) {
  const handlers: Required<DialogHandlers> = {
    onInteractOutside: (event) => {
      onInteractOutside?.(event);
      // A toast lies over the dialog: what it offers takes nothing away that is written here. Pressed, it may be off
      // the page by now.
      if (event.target instanceof Element && event.target.closest(TOASTS)) {
        event.preventDefault();
      }
    },
    onOpenAutoFocus: (event: Event) => {
      const focused = focusedElement();
      if (event.target && focused) before.set(event.target, focused);
      onOpenAutoFocus?.(event);
      if (event.defaultPrevented || !(event.target instanceof HTMLElement)) return;
      event.preventDefault();
      // To the first field, else to the dialog itself: the cross in the corner comes first in the page only.
      const field = event.target.querySelector<HTMLElement>(fields);
      (field ?? event.target).focus();
    },
    onCloseAutoFocus: (event: Event) => {
      onCloseAutoFocus?.(event);
      const focused = event.target && before.get(event.target);
      // Without this, Radix looks for a Trigger alone; what is gone by now leaves it to that.
      if (event.defaultPrevented || !focused?.isConnected) return;
      event.preventDefault();
      focused.focus();
    },
    onEscapeKeyDown: (event: KeyboardEvent) => {
      onEscapeKeyDown?.(event);
      // Escape belongs to the innermost: what floats in the dialog closes first, and a toast over it hands the focus back.
      if (event.composedPath().some((at) => holdsOpenFloat(at) || isToasts(at))) event.preventDefault();
    },
  };
  return { 'data-dialog': '', ...handlers };
}

/** Returns the focused element, within shadow roots too; null for the page itself. */
function focusedElement(): HTMLElement | null {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused instanceof HTMLElement && focused !== document.body ? focused : null;
}

const isToasts = (target: EventTarget): boolean => target instanceof Element && target.matches(TOASTS);

/** A dialog in which a menu, a list or a tip is open. */
function holdsOpenFloat(target: EventTarget): boolean {
  return (
    target instanceof Element &&
    target.matches('[data-dialog]') &&
    target.querySelector(':popover-open') !== null
  );
}
