/** The script that notes it, with what is pressed. */
interface Noting extends HTMLElement {
  early?: AbortController;
  pressAgain?: () => void;
}

/**
 * Notes on an element, by a statement of a script that runs while the page is read, which button somebody presses that
 * only scripts answer, and which form somebody sends that only scripts read. Of several, the last: who presses again
 * waits for the same. Links, and forms that the server answers, do without.
 */
export const notePressed = (element: string): string =>
  `${element}.early = new AbortController();
  const early = { capture: true, signal: ${element}.early.signal };
  addEventListener('click', ({ target }) => {
    const button = target.closest('button:not([type="submit"]), [role="button"], [role="tab"]');
    if (button) ${element}.pressAgain = () => button.isConnected && button.click();
  }, early);
  addEventListener('submit', (event) => {
    const { target: form, submitter } = event;
    if (form.hasAttribute('action')) return;
    event.preventDefault();
    ${element}.pressAgain = () => form.isConnected && form.requestSubmit(submitter);
  }, early);`;

let pressAgain: (() => void) | undefined;

/**
 * Takes over what was pressed. From here on React answers by itself, also while it takes the page over. Call it right
 * before hydration.
 *
 * @see handOverPressed
 */
export function takePressed(): void {
  const noting = document.querySelector<Noting>('script[data-modules]');
  noting?.early?.abort();
  pressAgain = noting?.pressAgain;
}

/** Presses on the page that has come to life what somebody pressed before. */
export function handOverPressed(): void {
  pressAgain?.();
  pressAgain = undefined;
}
