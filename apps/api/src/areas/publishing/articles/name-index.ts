import { foldText } from '@millrace/domain';
import { isLegalForm } from '../../../platform/db/company-legal-forms';
import { type ArticleWord, articleWords, withoutBreaks } from './article-words';

/** Things of one kind and name: names may repeat. */
export interface Named {
  kind: 'product' | 'company' | 'event';
  name: string;
  ids: ReadonlySet<string>;
}

interface GrowingNamed extends Named {
  ids: Set<string>;
  keys: readonly string[];
}

/** So many letters of each key are known, so that looking for longer names ends early. */
const BEGINNINGS = [4, 10, 24] as const;

/** Names by the letters that an article has of them, in memory: an article is looked up word by word. */
export class NameIndex {
  readonly #byKey = new Map<string, GrowingNamed[]>();
  readonly #byName = new Map<string, GrowingNamed>();
  readonly #byId = new Map<string, GrowingNamed>();
  /** What was removed stays, as it only costs a look more. */
  readonly #beginnings = new Set<string>();

  /** Takes a thing in by its name now; `null` for one that is there no longer. */
  set(kind: Named['kind'], id: string, name: string | null): void {
    const before = this.#byId.get(id);
    if (before && before.kind === kind && before.name === name) return;
    if (before) this.#remove(before, id);
    if (name === null) return;
    const named = this.#byName.get(nameKey(kind, name)) ?? this.#add(kind, name);
    named.ids.add(id);
    this.#byId.set(id, named);
  }

  /** What may be meant by these letters; whether it is, its name decides. */
  lookUp(key: string): readonly Named[] {
    return this.#byKey.get(key) ?? [];
  }

  /** Whether a name may begin with these letters; yes where too little is known. */
  mayBegin(letters: string): boolean {
    const known = BEGINNINGS.findLast((length) => length <= letters.length);
    return known === undefined || this.#beginnings.has(letters.slice(0, known));
  }

  #add(kind: Named['kind'], name: string): GrowingNamed {
    const keys = keysOf(kind, name);
    const named: GrowingNamed = { kind, name, ids: new Set(), keys };
    this.#byName.set(nameKey(kind, name), named);
    for (const key of keys) {
      const alike = this.#byKey.get(key);
      if (alike) alike.push(named);
      else this.#byKey.set(key, [named]);
      for (const length of BEGINNINGS) if (length <= key.length) this.#beginnings.add(key.slice(0, length));
    }
    return named;
  }

  #remove(named: GrowingNamed, id: string): void {
    named.ids.delete(id);
    this.#byId.delete(id);
    if (named.ids.size > 0) return;
    this.#byName.delete(nameKey(named.kind, named.name));
    for (const key of named.keys) {
      const left = (this.#byKey.get(key) ?? []).filter((one) => one !== named);
      if (left.length > 0) this.#byKey.set(key, left);
      else this.#byKey.delete(key);
    }
  }
}

const nameKey = (kind: Named['kind'], name: string): string => `${kind} ${name}`;

/** Longer names are found nowhere. */
const KEY_MAX = 100;

function keysOf(kind: Named['kind'], name: string): string[] {
  const keys =
    kind === 'company'
      ? [companyLetters(name)]
      : (kind === 'product' ? productForms(name).map(({ written }) => written) : [name]).flatMap((written) =>
          singularsOf(lettersOf(written)),
        );
  return [...new Set(keys)].filter((key) => key !== '' && key.length <= KEY_MAX);
}

/** The letters of a company's name without its legal form. */
const companyLetters = (name: string): string =>
  nameWords(name)
    .flatMap(({ letters, isForm }) => (isForm ? [] : letters))
    .join('');

/** Which part of a name an article has. */
type NamePart = 'whole' | 'without_qualifier' | 'inverted' | 'without_legal_form';

/** A way in which people write a name. */
export interface NameForm {
  part: NamePart;
  /** As it is written in a sentence. */
  written: string;
  /** What of the name that is. */
  text: string;
}

/** What parts a product's name from its qualifiers: "Silicon tetrachloride, 6N", "Chlorine, liquefied", "Silane (5.0)". */
const QUALIFIER = /\s*(?:,\s+|[，、]\s*|\s\(|（)/gu;

/** Names with more qualifiers are found by the first of them. */
const QUALIFIERS_MAX = 3;

/** Less says too little without the rest of its name. */
const LETTERS_MIN = 4;

/** The forms in which a product is named: its name, without its qualifiers, and with the first of them before it. */
export function productForms(name: string): NameForm[] {
  const forms: NameForm[] = [{ part: 'whole', written: name, text: name }];
  const cuts = [...name.matchAll(QUALIFIER)].slice(0, QUALIFIERS_MAX + 1);
  const endAt = (at: number): number => cuts[at]?.index ?? name.length;
  for (let at = 0; at < Math.min(cuts.length, QUALIFIERS_MAX); at += 1) {
    const text = name.slice(0, endAt(at));
    forms.push({ part: 'without_qualifier', written: text, text });
  }
  const [first] = cuts;
  if (first && !/[(（]/.test(first[0])) {
    const qualifier = name.slice(first.index + first[0].length, endAt(1));
    forms.push({
      part: 'inverted',
      written: `${qualifier} ${name.slice(0, first.index)}`,
      text: name.slice(0, endAt(1)),
    });
  }
  return forms.filter(({ part, written }) => part === 'whole' || lettersOf(written).length >= LETTERS_MIN);
}

/** The letters and digits of a text, folded: what names are compared by. */
export function lettersOf(text: string): string {
  // Most words have nothing else.
  if (/^[A-Za-z0-9]+$/.test(text)) return text.toLowerCase();
  return withoutBreaks(foldText(text)).replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
}

/** A word of a text with what it is compared by. */
export interface NameWord extends ArticleWord {
  letters: string;
  /** Whether it is a legal form of companies, or a letter of one that is written with dots, as `S.A.`. */
  isForm: boolean;
}

/** No legal form has more letters that dots can part. */
const DOTTED_MAX = 6;

/** Returns the words of a text, with their letters and the legal forms among them. */
export function nameWords(text: string): NameWord[] {
  return markDotted(text, Array.from(wordsWithLetters(text)));
}

/** Yields the words of a text, each with its letters. */
export function* wordsWithLetters(text: string): Generator<NameWord> {
  for (const word of articleWords(text)) {
    const letters = lettersOf(text.slice(word.start, word.end));
    yield { ...word, letters, isForm: isLegalForm(letters) };
  }
}

/** Marks the letters of legal forms that are written with dots. Each word is looked at once. */
export function markDotted(text: string, words: NameWord[]): NameWord[] {
  const isDotted = (at: number) => text.slice(words[at - 1]?.end, words[at]?.start) === '.';
  for (let first = 0; first < words.length; ) {
    let end = first + 1;
    while (end < words.length && isDotted(end)) end += 1;
    const run = end - first > 1 && end - first <= DOTTED_MAX ? words.slice(first, end) : [];
    if (isLegalForm(run.map(({ letters }) => letters).join('')))
      for (const word of run) word.isForm ||= word.letters.length <= 2;
    first = end;
  }
  return words;
}

/** What English writes an "es" after. */
const HISSING = /(?:s|x|z|ch|sh)$/;

/** The plurals that English makes of a word, in folded letters. */
export function pluralsOf(word: string): string[] {
  if (HISSING.test(word)) return [`${word}es`];
  return /[^aeiou]y$/.test(word) ? [`${word}s`, word.replace(/y$/, 'ies')] : [`${word}s`];
}

const withoutS = (word: string): string => (word.endsWith('s') ? word.slice(0, -1) : word);

/** Words of which a word may be the plural, and itself, without the "s" that all of them may end with. */
export function singularsOf(word: string): string[] {
  const singulars = [withoutS(word)];
  if (!word.endsWith('es')) return singulars;
  const stem = word.slice(0, -2);
  if (HISSING.test(stem)) singulars.push(withoutS(stem));
  if (stem.endsWith('i')) singulars.push(`${stem.slice(0, -1)}y`);
  return singulars;
}
