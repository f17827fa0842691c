/** The script that notes it, with what is pressed. */
interface Noting extends HTMLElement {
  early?: AbortController;
  pressed?: { element: HTMLElement; again: () => void } | undefined;
  isLost?: boolean;
  lose?: () => void;
  /** Nothing is meant any more, and nothing shows as busy. */
  quiet?: () => void;
}

/** Whoever presses one of these means that, whatever was pressed before. */
const ANSWERED = 'button, [role="button"], [role="tab"], a[href]';

/**
 * Notes on an element, by a statement of a script that runs while the page is read, which button somebody presses that
 * only scripts answer, and which form somebody sends that only scripts read; it shows as busy meanwhile. Of several, the
 * last: who presses again waits for the same. Links, and forms that the server answers, do without. Where the scripts
 * could not be loaded, which `lose` of the element says, a press loads the page anew, with the words that were typed.
 *
 * @see noteWords
 */
export const notePressed = (element: string): string =>
  `${element}.early = new AbortController();
  const early = { capture: true, signal: ${element}.early.signal };
  const show = (element, busy, opacity) => {
    element.ariaBusy = busy;
    element.style.opacity = opacity;
  };
  ${element}.quiet = () => {
    if (${element}.pressed) show(${element}.pressed.element, null, null);
    ${element}.pressed = undefined;
  };
  ${element}.lose = () => {
    ${element}.isLost = true;
    ${element}.quiet();
  };
  const note = (pressed, again) => {
    if (${element}.isLost) return navigator.onLine && ${element}.keepWords() && location.reload();
    ${element}.quiet();
    show(pressed, 'true', '0.6');
    ${element}.pressed = { element: pressed, again };
  };
  addEventListener('click', ({ target }) => {
    const button = target.closest?.('button:not([type="submit"]), [role="button"], [role="tab"]');
    if (button) note(button, () => button.click());
  }, early);
  addEventListener('submit', (event) => {
    const { target: form, submitter } = event;
    if (form.hasAttribute('action')) return;
    event.preventDefault();
    note(submitter ?? form, () => form.requestSubmit(submitter));
  }, early);`;

let noting: Noting | null = null;

/**
 * Takes over what was pressed. From here on React answers by itself, also while it takes the page over: what is pressed
 * then is meant instead. Call it right before hydration.
 *
 * @see handOverPressed
 */
export function takePressed(): void {
  noting = document.querySelector<Noting>('script[data-modules]');
  noting?.early?.abort();
  document.addEventListener('click', meanAnother, true);
}

/** Says that the scripts of the page could not be loaded: for what they find out by themselves. */
export function losePressed(): void {
  document.querySelector<Noting>('script[data-modules]')?.lose?.();
}

/** Not what is chosen or typed for somebody, which is handed over by clicks as well. */
function meanAnother({ isTrusted, target }: Event): void {
  if (isTrusted && target instanceof Element && target.closest(ANSWERED)) noting?.quiet?.();
}

/** Presses on the page that has come to life what somebody pressed before. */
export function handOverPressed(): void {
  document.removeEventListener('click', meanAnother, true);
  const { element, again } = noting?.pressed ?? {};
  noting?.quiet?.();
  if (element?.isConnected) again?.();
}
