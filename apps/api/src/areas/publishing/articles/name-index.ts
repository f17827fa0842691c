import { foldText } from '@millrace/domain';
import { isLegalForm } from '../../../platform/db/company-legal-forms';
import { type ArticleWord, articleWords, withoutBreaks } from './article-words';

/** Records of one kind and name, as names are not unique. */
export interface Named {
  kind: 'product' | 'company' | 'event';
  name: string;
  ids: ReadonlySet<string>;
}

interface GrowingNamed extends Named {
  ids: Set<string>;
  keys: readonly string[];
}

/** Length of indexed prefixes, which end the search for longer names early. */
const BEGINNINGS = [4, 10, 24] as const;

/** In-memory index of names by folded letters; articles are looked up word by word. */
export class NameIndex {
  readonly #byKey = new Map<string, GrowingNamed[]>();
  readonly #byName = new Map<string, GrowingNamed>();
  readonly #byId = new Map<string, GrowingNamed>();
  /** Prefixes of removed names remain, as they only cost extra look-ups. */
  readonly #beginnings = new Set<string>();

  /** Adds or renames a record; `null` removes it. */
  set(kind: Named['kind'], id: string, name: string | null): void {
    const before = this.#byId.get(id);
    if (before && before.kind === kind && before.name === name) return;
    if (before) this.#remove(before, id);
    if (name === null) return;
    const named = this.#byName.get(nameKey(kind, name)) ?? this.#add(kind, name);
    named.ids.add(id);
    this.#byId.set(id, named);
  }

  /** Returns candidates for these letters, to be verified against their names. */
  lookUp(key: string): readonly Named[] {
    return this.#byKey.get(key) ?? [];
  }

  /** True if a name may start with these letters; also if they exceed the indexed length. */
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

/** Maximum number of letters in a name. */
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

/** Letters of a company's name without its legal form. */
const companyLetters = (name: string): string =>
  nameWords(name)
    .flatMap(({ letters, isForm }) => (isForm ? [] : letters))
    .join('');

/** Parts of a name. */
type NamePart = 'whole' | 'without_qualifier' | 'inverted' | 'without_legal_form';

/** A written form of a name. */
export interface NameForm {
  part: NamePart;
  /** The form as written in a sentence. */
  written: string;
  /** Part of the name that it is. */
  text: string;
}

/** Separators of qualifiers in product names: "Silicon tetrachloride, 6N", "Chlorine, liquefied", "Silane (5.0)". */
const QUALIFIER = /\s*(?:,\s+|[，、]\s*|\s\(|（)/gu;

/** Maximum number of qualifiers that are indexed. */
const QUALIFIERS_MAX = 3;

/** Minimum length of a part of a name, below which it is too ambiguous. */
const LETTERS_MIN = 4;

/** Returns the forms of a product's name: complete, without qualifiers, and with the first qualifier in front. */
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

/** Returns the folded letters and digits of a text, by which names are compared. */
export function lettersOf(text: string): string {
  // Fast path: most words contain nothing else.
  if (/^[A-Za-z0-9]+$/.test(text)) return text.toLowerCase();
  return withoutBreaks(foldText(text)).replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
}

/** A word of a text with its folded letters. */
export interface NameWord extends ArticleWord {
  letters: string;
  /** True for a legal form of companies, or a letter of one that is written with dots, like `S.A.`. */
  isForm: boolean;
}

/** Maximum number of letters in a dotted legal form. */
const DOTTED_MAX = 6;

/** Returns the words of a text with their letters, marking legal forms. */
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

/** Marks the letters of dotted legal forms in one pass. */
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

/** Endings after which English plurals add "es". */
const HISSING = /(?:s|x|z|ch|sh)$/;

/** Returns the English plurals of a word, in folded letters. */
export function pluralsOf(word: string): string[] {
  if (HISSING.test(word)) return [`${word}es`];
  return /[^aeiou]y$/.test(word) ? [`${word}s`, word.replace(/y$/, 'ies')] : [`${word}s`];
}

const withoutS = (word: string): string => (word.endsWith('s') ? word.slice(0, -1) : word);

/** Returns possible singulars of a word, and the word itself, without their common "s". */
export function singularsOf(word: string): string[] {
  const singulars = [withoutS(word)];
  if (!word.endsWith('es')) return singulars;
  const stem = word.slice(0, -2);
  if (HISSING.test(stem)) singulars.push(withoutS(stem));
  if (stem.endsWith('i')) singulars.push(`${stem.slice(0, -1)}y`);
  return singulars;
}
