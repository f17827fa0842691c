/** The script element that captures clicks before hydration. */
interface CaptureScript extends HTMLElement {
  early?: AbortController;
  pressed?: { element: HTMLElement; replay: () => void } | undefined;
  isAbandoned?: boolean;
  abandon?: () => void;
  /** Drops the pending click and its busy state. */
  discard?: () => void;
}

/** Clicks on these replace a pending click. */
const CLICK_TARGETS = 'button, [role="button"], [role="tab"], a[href]';

/**
 * Returns a script that captures clicks on buttons and submits of forms before hydration, and shows them as busy. Only
 * the last one is kept. Links and forms with an `action` work without scripts and are left alone. After `abandon()` of
 * the element, because scripts failed to load, a click reloads the page and restores its form state.
 *
 * @see restoreFormState
 */
export const captureClicks = (element: string): string =>
  `${element}.early = new AbortController();
  const early = { capture: true, signal: ${element}.early.signal };
  const show = (element, busy, opacity) => {
    element.ariaBusy = busy;
    element.style.opacity = opacity;
  };
  ${element}.discard = () => {
    if (${element}.pressed) show(${element}.pressed.element, null, null);
    ${element}.pressed = undefined;
  };
  ${element}.abandon = () => {
    ${element}.isAbandoned = true;
    ${element}.discard();
  };
  const capture = (pressed, replay) => {
    if (${element}.isAbandoned) return navigator.onLine && ${element}.saveFormState() && location.reload();
    ${element}.discard();
    show(pressed, 'true', '0.6');
    ${element}.pressed = { element: pressed, replay };
  };
  addEventListener('click', ({ target }) => {
    const button = target.closest?.('button:not([type="submit"]), [role="button"], [role="tab"]');
    if (button) capture(button, () => button.click());
  }, early);
  addEventListener('submit', (event) => {
    const { target: form, submitter } = event;
    if (form.hasAttribute('action')) return;
    event.preventDefault();
    capture(submitter ?? form, () => form.requestSubmit(submitter));
  }, early);`;

let captureScript: CaptureScript | null = null;

/**
 * Stops the capture right before hydration. From now on React handles clicks, also during hydration; a later click
 * replaces the pending one.
 *
 * @see replayClick
 */
export function stopCapture(): void {
  captureScript = document.querySelector<CaptureScript>('script[data-modules]');
  captureScript?.early?.abort();
  document.addEventListener('click', discardPending, true);
}

/** Drops captured clicks because the page's scripts failed to load. */
export function abandonCapture(): void {
  document.querySelector<CaptureScript>('script[data-modules]')?.abandon?.();
}

/** Ignores untrusted clicks: replayed choices are clicks, too. */
function discardPending({ isTrusted, target }: Event): void {
  if (isTrusted && target instanceof Element && target.closest(CLICK_TARGETS)) captureScript?.discard?.();
}

/** Replays the captured click on the hydrated page. */
export function replayClick(): void {
  document.removeEventListener('click', discardPending, true);
  const { element, replay } = captureScript?.pressed ?? {};
  captureScript?.discard?.();
  if (element?.isConnected) replay?.();
}
