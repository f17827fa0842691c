import { isLegalForm } from '../../../platform/db/company-legal-forms';
import { Turn } from '../../../platform/turn';
import { withoutBreaks } from './article-words';
import {
  lettersOf,
  markDotted,
  type Named,
  type NameForm,
  type NameIndex,
  type NameWord,
  nameWords,
  pluralsOf,
  productForms,
  singularsOf,
  wordsWithLetters,
} from './name-index';

/** Records with one name that an article contains. */
export interface NameMatch {
  named: Named;
  times: number;
  /** The longest part of the name found anywhere in the article. */
  form: Pick<NameForm, 'part' | 'text'>;
  /** Position of the first occurrence. */
  start: number;
  end: number;
}

/** A range of words that names something. */
interface Place {
  /** Word indexes; the last is inclusive. */
  first: number;
  last: number;
  meant: readonly Meant[];
}

interface Meant {
  named: Named;
  form: NameMatch['form'];
}

/** Maximum number of words in a name, as each word more is another look-up at every position. */
const WORDS_MAX = 12;
const LETTERS_MAX = 100;

/** Texts with hardly more than one letter per word are tables of figures: letters per word, from a minimum of words. */
const SPARSE = { words: 5, letters: 1.3 };

/** Names with fewer letters must match case. */
const SHORT_BELOW = 4;

/** Maximum number of records that may share a part of a name for it to be a match. */
const SHARING_MAX = 10;

/** Words of an article, and all candidate matches in order. */
export interface FoundPlaces {
  words: readonly NameWord[];
  places: readonly Place[];
}

/** Finds all candidate matches in an article. Yields to the event loop. */
export async function findPlaces(text: string, index: NameIndex): Promise<FoundPlaces> {
  const turn = new Turn();
  const words: NameWord[] = [];
  for (const word of wordsWithLetters(text)) {
    words.push(word);
    if (turn.isOver()) await turn.next();
  }
  markDotted(text, words);
  const meantBy = cached(() => new Map<Named, NameMatch['form'] | null>());
  const places: Place[] = [];
  for (let first = 0; first < words.length; first += 1) {
    if (turn.isOver()) await turn.next();
    for (const { last, found } of candidates(words, first, index)) {
      const written = withoutBreaks(text.slice(words[first]?.start, words[last]?.end));
      const known = meantBy(written);
      const meant = [...found].flatMap((named): Meant[] => {
        if (!known.has(named)) known.set(named, formOf(written, named));
        const form = known.get(named);
        return form ? [{ named, form }] : [];
      });
      if (meant.length > 0) places.push({ first, last, meant });
    }
  }
  return { words, places };
}

function cached<Value>(make: (key: string) => Value): (key: string) => Value {
  const made = new Map<string, Value>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}

/** Returns the candidates starting at a word, by their end. */
function* candidates(
  words: readonly NameWord[],
  first: number,
  index: NameIndex,
): Generator<{ last: number; found: ReadonlySet<Named> }> {
  const isCompany = !words[first]?.isForm;
  let [plain, company] = ['', ''];
  for (let last = first; last < first + WORDS_MAX; last += 1) {
    const word = words[last];
    if (!word || (last > first && !word.joined)) return;
    plain += word.letters;
    if (!word.isForm) company += word.letters;
    const count = last - first + 1;
    if (plain.length > LETTERS_MAX || (count >= SPARSE.words && plain.length < SPARSE.letters * count))
      return;
    const found = new Set(singularsOf(plain).flatMap((key) => index.lookUp(key)));
    if (isCompany) for (const named of index.lookUp(company)) found.add(named);
    if (found.size > 0) yield { last, found };
    if (!index.mayBegin(plain) && !(isCompany && index.mayBegin(company))) return;
  }
}

/**
 * Returns the matches, most frequent first, then by position. Where names overlap, the longest wins; for one
 * range, complete names win.
 */
export function matchNames({ words, places }: FoundPlaces): NameMatch[] {
  const length = ({ first, last }: Place) => (words[last]?.end ?? 0) - (words[first]?.start ?? 0);
  const longest = places.toSorted((a, b) => length(b) - length(a) || a.first - b.first);
  const taken = new Set<number>();
  const matches = new Map<Named, NameMatch>();
  for (const { first, last, meant } of longest) {
    const at = Array.from({ length: last - first + 1 }, (_, offset) => first + offset);
    if (at.some((place) => taken.has(place))) continue;
    const told = mostOf(meant);
    if (told.length > 0) for (const place of at) taken.add(place);
    const [start, end] = [words[first]?.start ?? 0, words[last]?.end ?? 0];
    for (const { named, form } of told) {
      const known = matches.get(named);
      const isEarlier = !known || start < known.start;
      matches.set(named, {
        named,
        times: (known?.times ?? 0) + 1,
        form: known && isMore(known.form, form) ? known.form : form,
        ...(isEarlier ? { start, end } : { start: known.start, end: known.end }),
      });
    }
  }
  return [...matches.values()].sort(
    (a, b) => b.times - a.times || a.start - b.start || compare(a.named, b.named),
  );
}

const isPartial = ({ part }: NameMatch['form']): boolean =>
  part === 'without_qualifier' || part === 'inverted';

const isMore = (one: NameMatch['form'], other: NameMatch['form']): boolean =>
  one.part === 'whole' || (other.part !== 'whole' && one.text.length >= other.text.length);

/** Returns the candidates for a range: complete names, otherwise those that share a part, if few. */
function mostOf(meant: readonly Meant[]): readonly Meant[] {
  const whole = meant.filter(({ form }) => !isPartial(form));
  if (meant.some(({ form }) => form.part === 'whole') || whole.length === meant.length) return whole;
  const partial = meant.filter(({ form }) => isPartial(form));
  const count = partial.reduce((sum, { named }) => sum + named.ids.size, 0);
  return count <= SHARING_MAX ? meant : whole;
}

const KINDS = ['product', 'company', 'event'] as const;

const compare = (a: Named, b: Named): number =>
  KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0);

/** Returns the form in which words with equal letters match a name; `null` if they do not. */
function formOf(written: string, { kind, name }: Named): NameMatch['form'] | null {
  if (!/\p{L}/u.test(written)) return null;
  if (kind === 'company') return companyForm(written, name);
  const forms =
    kind === 'product' ? productForms(name) : [{ part: 'whole' as const, written: name, text: name }];
  const letters = lettersOf(written);
  return (
    forms.find(
      (form) =>
        partsAsIn(written, form.written) &&
        isSameOrPlural(letters, lettersOf(form.written)) &&
        (isLong(letters) || isSameCase(written, form.written)),
    ) ?? null
  );
}

function companyForm(written: string, name: string): NameMatch['form'] | null {
  if (!partsAsIn(written, name)) return null;
  const [forms, nameForms] = [formsIn(written), formsIn(name)];
  // A word like a legal form is a different word if the name has no legal form.
  if (forms.some((form) => !nameForms.includes(form))) return null;
  const isWhole = forms.length === nameForms.length;
  const [one, other] = [withoutForms(written), withoutForms(name)];
  const isCompany =
    (isWhole && isLong(lettersOf(written))) || isSameCase(one, other) || isInCapitals(one, other);
  if (!isCompany) return null;
  if (isWhole) return { part: 'whole', text: name };
  const own = nameWords(name).filter(({ isForm }) => !isForm);
  return { part: 'without_legal_form', text: name.slice(own[0]?.start, own.at(-1)?.end) };
}

const isLong = (letters: string): boolean => [...letters].length >= SHORT_BELOW;

function isSameOrPlural(one: string, other: string): boolean {
  const [shorter, longer] = one.length <= other.length ? [one, other] : [other, one];
  return longer === shorter || pluralsOf(shorter).includes(longer);
}

/** Single characters are too ambiguous. */
function isSameCase(written: string, name: string): boolean {
  const letters = (value: string) => withoutMarks(value).normalize('NFC').replace(/\s+/g, '');
  return [...letters(written)].length > 1 && letters(written) === letters(name);
}

/** Title case in headlines. A single word in capitals is too ambiguous. */
const isInCapitals = (written: string, name: string): boolean =>
  /\p{L}\s+\p{L}/u.test(written) && written === written.toUpperCase() && written === name.toUpperCase();

/** Removes punctuation and symbols. */
const withoutMarks = (text: string): string => text.replace(/[\p{P}\p{S}]+/gu, '');

const wordsOf = (name: string): string[] => name.replaceAll('.', '').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

const formsIn = (name: string): string[] => wordsOf(name).map(lettersOf).filter(isLegalForm);

const withoutForms = (name: string): string =>
  wordsOf(name)
    .filter((word) => !isLegalForm(lettersOf(word)))
    .join(' ');

/** Separators that end a sentence or list item; a full stop after an abbreviation does not. */
const PARTING = /(?<!(?:^|[^\p{L}])\p{L}{1,4})\.(?=\s)|[,;:!?()[\]…、。，；：！？（）](?!$)/gu;

/** True if a text has no separators between words that the name does not have. */
const partsAsIn = (written: string, name: string): boolean =>
  (written.match(PARTING) ?? []).every((mark) => name.includes(mark));
