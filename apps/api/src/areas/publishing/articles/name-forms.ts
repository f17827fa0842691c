import { foldText } from '@millrace/domain';
import { isLegalForm } from '../../../platform/db/company-legal-forms';
import { type ArticleWord, articleWords, withoutBreaks } from './article-words';

/** Which part of a name an article has. */
export type NamePart = 'whole' | 'without_qualifier' | 'inverted' | 'without_legal_form';

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
