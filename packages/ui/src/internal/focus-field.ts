const focusable =
  ':is(input, select, textarea, button, [tabindex="0"]):not([type="hidden"], :disabled, [tabindex="-1"])';

/** Selector of fields and field groups; each contains its label, its parts and its messages. */
const frame = '[data-component="Field"], fieldset';

/**
 * Focuses the field with a form name. A field of several parts submits its value by a hidden input: there the first
 * part gets the focus. @returns True if there is such a field
 */
export function focusField(scope: ParentNode, name: string): boolean {
  const control = scope.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`);
  return control !== null && focusIn(control.matches(focusable) ? control : control.closest(frame));
}

/** Focuses the first field that is marked invalid. @returns True if there is one */
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
  // Scrolls the label above it into view as well.
  target.closest(frame)?.scrollIntoView({ block: 'nearest' });
  return true;
}

/** In a radio group the chosen one gets the focus. */
function focusTarget(target: HTMLElement): HTMLElement {
  if (!(target instanceof HTMLInputElement) || target.type !== 'radio') return target;
  const group = target.closest('fieldset');
  return group?.querySelector<HTMLElement>('input[type="radio"]:checked') ?? target;
}
