/** Where somebody chooses; where words are typed, `typed-before` keeps them. */
const CHOICES = 'select, input:is([type=checkbox], [type=radio])';

type Choice = HTMLSelectElement | HTMLInputElement;

/** The script that notes them, with what was chosen. */
interface Noting extends HTMLElement {
  chosen?: Set<EventTarget | null>;
}

/** Notes on an element, by a statement of a script that runs while the page is read, what somebody chooses. */
export const noteChosen = (element: string): string =>
  `${element}.chosen = new Set();
  addEventListener('change', ({ target }) => ${element}.chosen?.add(target), true);`;

/** What somebody chose before the page came to life: the field, and how it stood. */
let made: (readonly [field: Choice, stood: string | boolean])[] = [];

/**
 * Shows each choice as the server has sent it, which is how React takes it over. Otherwise a box could be ticked and
 * nothing filtered: browsers put back what was chosen on the way back, Firefox on a reload too, and tell nobody. What
 * they put back is given up, as a choice may act at once; what somebody chose is handed over. Call it before hydration.
 *
 * @see handOverChosen
 */
export function takeBackChosen(): void {
  const noting = document.querySelector<Noting>('script[data-modules]');
  const chosen = noting?.chosen;
  if (noting) delete noting.chosen;
  const changed = [...document.querySelectorAll<Choice>(CHOICES)].filter(
    (field) => choiceState(field) !== defaultChoiceState(field),
  );
  made = changed.filter((field) => chosen?.has(field)).map((field) => [field, choiceState(field)]);
  for (const field of changed) {
    if (field instanceof HTMLSelectElement) field.value = defaultChoiceState(field) as string;
    else field.checked = field.defaultChecked;
  }
}

/** Chooses on the page that has come to life what somebody chose before. */
export function handOverChosen(): void {
  for (const [field, stood] of made.splice(0)) {
    if (!field.isConnected || choiceState(field) === stood) continue;
    if (field instanceof HTMLInputElement) field.click();
    else {
      field.value = stood as string;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }
  }
}

const choiceState = (field: Choice): string | boolean =>
  field instanceof HTMLSelectElement ? field.value : field.checked;

function defaultChoiceState(field: Choice): string | boolean {
  if (field instanceof HTMLInputElement) return field.defaultChecked;
  const sent = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0];
  return sent?.value ?? '';
}
