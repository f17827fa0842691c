/** Where somebody types words; what else can be changed of a page waits for its scripts anyhow. */
const WORDS =
  'textarea, input:is([type=text], [type=search], [type=email], [type=tel], [type=url], [type=date], [type=number], :not([type]))';

type Words = HTMLTextAreaElement | HTMLInputElement;

/** What was typed before the page came to life, by its field; undefined once it is handed over. */
let typed: Map<Words, string> | undefined;

/**
 * Notes what is typed into the page that the server sent until the page comes to life: React takes such fields over
 * without asking for their text, and empties them with the next change. Call it before hydration.
 *
 * @see handOverTyped
 */
export function watchTyped(): void {
  const known = new Map<Words, string>();
  for (const field of document.querySelectorAll<Words>(WORDS)) {
    if (field.value !== field.defaultValue) known.set(field, field.value);
  }
  typed = known;
  document.addEventListener('input', note, true);
}

function note({ target }: Event): void {
  if (target instanceof HTMLElement && target.matches(WORDS))
    typed?.set(target as Words, (target as Words).value);
}

/**
 * Tells the page that has come to life what was typed before, as if it were typed now. Where an earlier draft has come
 * back meanwhile, a text area holds both: neither was given up.
 */
export function handOverTyped(): void {
  const known = typed;
  typed = undefined;
  document.removeEventListener('input', note, true);
  for (const [field, words] of known ?? []) {
    if (!field.isConnected || words === '') continue;
    const place = document.activeElement === field ? field.selectionEnd : null;
    const before = field.value;
    const isBoth = field instanceof HTMLTextAreaElement && before !== '' && !before.includes(words);
    enter(field, isBoth && !words.includes(before) ? `${before}\n${words}` : words);
    if (place !== null && !isBoth) field.setSelectionRange(place, place);
  }
}

/** React hears of a change only if the text is not what it noted last, which is done by what it puts on the field itself. */
function enter(field: Words, words: string): void {
  const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  const native = Object.getOwnPropertyDescriptor(kind.prototype, 'value');
  field.value = words === '' ? ' ' : '';
  native?.set?.call(field, words);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
