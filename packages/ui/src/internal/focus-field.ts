const focusable =
  ':is(input, select, textarea, button, [tabindex="0"]):not([type="hidden"], :disabled, [tabindex="-1"])';

/** Fields and groups of them; each stands around its label, its parts and what is said of it. */
const frame = '[data-component="Field"], fieldset';

/**
 * Puts the focus on the field of a name, as the form sends it. A field of several parts sends its value by a hidden
 * input: there the first part takes the focus. @returns whether there is such a field
 */
export function focusField(scope: ParentNode, name: string): boolean {
  const control = scope.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`);
  return control !== null && focusIn(control.matches(focusable) ? control : control.closest(frame));
}

/** Puts the focus on the first field that is marked invalid. @returns whether there is one */
export function focusFirstInvalid(scope: ParentNode): boolean {
  const invalid = scope.querySelectorAll<HTMLElement>(
    '[aria-invalid="true"], [data-component][data-state="invalid"]',
  );
  return [...invalid].some(focusIn);
}

function focusIn(place: Element | null): boolean {
  const target = place?.matches(focusable) ? place : place?.querySelector(focusable);
  if (!(target instanceof HTMLElement)) return false;
  focusTarget(target).focus();
  // The label above it is to be seen as well.
  target.closest(frame)?.scrollIntoView({ block: 'nearest' });
  return true;
}

/** Among radios the one that is chosen has the focus. */
function focusTarget(target: HTMLElement): HTMLElement {
  if (!(target instanceof HTMLInputElement) || target.type !== 'radio') return target;
  const group = target.closest('fieldset');
  return group?.querySelector<HTMLElement>('input[type="radio"]:checked') ?? target;
}
