import type { DialogContentProps } from '@radix-ui/react-dialog';

interface DialogHandlers {
  onEscapeKeyDown?: ((event: KeyboardEvent) => void) | undefined;
  onInteractOutside?: DialogContentProps['onInteractOutside'];
  onOpenAutoFocus?: ((event: Event) => void) | undefined;
  onCloseAutoFocus?: ((event: Event) => void) | undefined;
}

/** Element that had the focus before, by open dialog. */
const before = new WeakMap<EventTarget, HTMLElement>();

/** Selector of the toast region, and of a toast that is already unmounted. */
export const TOASTS = '[data-component="ToastRegion"], [data-part="toast"]';

const fields = ':is(input, select, textarea):not([type="hidden"], :disabled)';

/** Returns the focus and Escape handlers of all dialogs; a caller's own handler runs first and may prevent them. */
export function dialogBehaviour({
  onEscapeKeyDown,
  onInteractOutside,
  onOpenAutoFocus,
  onCloseAutoFocus,
}: DialogHandlers) {
  const handlers: Required<DialogHandlers> = {
    onInteractOutside: (event) => {
      onInteractOutside?.(event);
      // A press on a toast above the dialog must not close it. Once pressed, the toast may already be
      // unmounted.
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
      // To the first field, otherwise to the dialog itself: the close button comes first only in the DOM.
      const field = event.target.querySelector<HTMLElement>(fields);
      (field ?? event.target).focus();
    },
    onCloseAutoFocus: (event: Event) => {
      onCloseAutoFocus?.(event);
      const focused = event.target && before.get(event.target);
      // Without this, Radix restores the focus only to a Trigger; if the element is gone, Radix decides.
      if (event.defaultPrevented || !focused?.isConnected) return;
      event.preventDefault();
      focused.focus();
    },
    onEscapeKeyDown: (event: KeyboardEvent) => {
      onEscapeKeyDown?.(event);
      // Escape closes the innermost layer first: popups inside the dialog; on a toast above it, it returns the focus.
      if (event.composedPath().some((at) => holdsOpenFloat(at) || isToasts(at))) event.preventDefault();
    },
  };
  return { 'data-dialog': '', ...handlers };
}

/** Returns the focused element, also within shadow roots; null for the body. */
function focusedElement(): HTMLElement | null {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused instanceof HTMLElement && focused !== document.body ? focused : null;
}

const isToasts = (target: EventTarget): boolean => target instanceof Element && target.matches(TOASTS);

/** Selector of a dialog in which a menu, a list or a tooltip is open. */
function holdsOpenFloat(target: EventTarget): boolean {
  return (
    target instanceof Element &&
    target.matches('[data-dialog]') &&
    target.querySelector(':popover-open') !== null
  );
}
