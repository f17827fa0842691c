/** Controls whose choice is captured; `input-replay` captures text. */
const CHOICES = 'select, input:is([type=checkbox], [type=radio])';

type Choice = HTMLSelectElement | HTMLInputElement;

/** The script element that captures choices before hydration. */
interface CaptureScript extends HTMLElement {
  chosen?: Set<EventTarget | null>;
}

/** Returns a script that captures changes of selects, checkboxes and radio buttons before hydration. */
export const captureSelection = (element: string): string =>
  `${element}.chosen = new Set();
  addEventListener('change', ({ target }) => ${element}.chosen?.add(target), true);`;

/** Choices from before hydration, with the value of each. */
let captured: (readonly [field: Choice, value: string | boolean])[] = [];

/**
 * Resets controls to the server's values, which React expects on hydration. Otherwise a checkbox could be ticked
 * without its effect: browsers restore form state on history navigation (Firefox on reload, too) without a change
 * event. Restored state is dropped, since a choice may act at once; captured choices are replayed. Call it before
 * hydration.
 *
 * @see replaySelection
 */
export function resetSelection(): void {
  const captureScript = document.querySelector<CaptureScript>('script[data-modules]');
  const chosen = captureScript?.chosen;
  if (captureScript) delete captureScript.chosen;
  const changed = [...document.querySelectorAll<Choice>(CHOICES)].filter(
    (field) => choiceState(field) !== serverValue(field),
  );
  captured = changed.filter((field) => chosen?.has(field)).map((field) => [field, choiceState(field)]);
  for (const field of changed) {
    if (field instanceof HTMLSelectElement) field.value = serverValue(field) as string;
    else field.checked = field.defaultChecked;
  }
}

/** Replays captured choices on the hydrated page. */
export function replaySelection(): void {
  for (const [field, value] of captured.splice(0)) {
    if (!field.isConnected || choiceState(field) === value) continue;
    if (field instanceof HTMLInputElement) field.click();
    else {
      field.value = value as string;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }
  }
}

const choiceState = (field: Choice): string | boolean =>
  field instanceof HTMLSelectElement ? field.value : field.checked;

function serverValue(field: Choice): string | boolean {
  if (field instanceof HTMLInputElement) return field.defaultChecked;
  const sent = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0];
  return sent?.value ?? '';
}
