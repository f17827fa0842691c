import { type RefObject, useLayoutEffect } from 'react';

/** Who takes the focus in a form of a post from what goes: the button that sends it, or the text while it sends none. */
export function findSubmitFocus(form: HTMLFormElement | null): HTMLElement | null | undefined {
  return form?.querySelector<HTMLElement>('button[type="submit"]:enabled') ?? form?.querySelector('textarea');
}

/**
 * Hands the focus on when the button that sends a form is disabled while it has it, as once all is posted: the browser
 * would lose it. After a tap the form has it, as the text would open the keyboard of a phone.
 *
 * @param canSend Whether the button is enabled.
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
