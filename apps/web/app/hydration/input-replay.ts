/** Text fields whose input is captured; other controls only work after hydration. */
const TEXT_FIELDS =
  'textarea, input:is([type=text], [type=search], [type=email], [type=tel], [type=url], [type=date], [type=number], :not([type]))';

type TextField = HTMLTextAreaElement | HTMLInputElement;

/** Text by field that was typed before hydration; undefined after the replay. */
let typed: Map<TextField, string> | undefined;

/**
 * Captures text that is typed before hydration: React hydrates fields without reading their value, and the next render
 * empties them. Call it before hydration.
 *
 * @see replayInput
 */
export function captureInput(): void {
  const known = new Map<TextField, string>();
  for (const field of document.querySelectorAll<TextField>(TEXT_FIELDS)) {
    if (field.value !== field.defaultValue) known.set(field, field.value);
  }
  typed = known;
  document.addEventListener('input', capture, true);
}

function capture({ target }: Event): void {
  if (target instanceof HTMLElement && target.matches(TEXT_FIELDS))
    typed?.set(target as TextField, (target as TextField).value);
}

/**
 * Replays captured text as input events. If a saved draft was restored into a text area meanwhile, the text is
 * appended to it.
 */
export function replayInput(): void {
  const known = typed;
  typed = undefined;
  document.removeEventListener('input', capture, true);
  for (const [field, text] of known ?? []) {
    if (!field.isConnected || text === '') continue;
    const place = document.activeElement === field ? field.selectionEnd : null;
    const before = field.value;
    const isBoth = field instanceof HTMLTextAreaElement && before !== '' && !before.includes(text);
    enter(field, isBoth && !text.includes(before) ? `${before}\n${text}` : text);
    if (place !== null && !isBoth) field.setSelectionRange(place, place);
  }
}

/** Sets the value by the native setter: React ignores an input event if the value equals the one that it tracked. */
function enter(field: TextField, text: string): void {
  const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  const native = Object.getOwnPropertyDescriptor(kind.prototype, 'value');
  field.value = text === '' ? ' ' : '';
  native?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
