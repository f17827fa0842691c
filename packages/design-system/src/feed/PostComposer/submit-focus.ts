import { type RefObject, useLayoutEffect } from 'react';

/** Finds the element that takes the focus in a post's form: the submit button, or the text while that is disabled. */
export function findSubmitFocus(form: HTMLFormElement | null): HTMLElement | null | undefined {
  return form?.querySelector<HTMLElement>('button[type="submit"]:enabled') ?? form?.querySelector('textarea');
}

/**
 * Moves the focus when the submit button is disabled while focused, as after posting: the browser would drop it. After
 * a tap the form takes it, as focusing the text would open the on-screen keyboard.
 *
 * @param canSend True if the button is enabled.
 */
export function useMoveFocusOnDisable(form: RefObject<HTMLFormElement | null>, canSend: boolean): void {
  useLayoutEffect(() => {
    const sender = document.activeElement;
    if (canSend || !form.current || !sender?.matches('button[type="submit"]')) return;
    if (!form.current.contains(sender)) return;
    const next = sender.matches(':focus-visible') ? form.current.querySelector('textarea') : form.current;
    next?.focus({ preventScroll: true });
  }, [form, canSend]);
}
