import { foldText } from '@millrace/domain';
import { isLegalForm } from '../../db/alike';
import { type ArticleWord, withoutBreaks } from './article-words';
import { plainLetters } from './plain-letters';
import { singularsOf } from './plurals';

/** Words of an article that may be a name, from one to another. */
export interface Span {
  /** Places among the words; the last is included. */
  first: number;
  last: number;
}

/** Spans by what names alike to them are found by, for each way in which names are compared. */
export interface Candidates {
  /** As `alikeProduct`, of products and events. */
  products: ReadonlyMap<string, Span[]>;
  /** As `alikeCompany`. */
  companies: ReadonlyMap<string, Span[]>;
}

/** Longer names are found nowhere: each word more is another text to look for at every place. */
const WORDS_MAX = 12;
const LETTERS_MAX = 100;

/** Words of hardly more than a letter each are no name, but a table of figures: letters a word, from so many words on. */
const SPARSE = { words: 5, letters: 1.3 };

/** Everything in an article that could be a name. */
export function articleCandidates(text: string, words: readonly ArticleWord[]): Candidates {
  const products = new Map<string, Span[]>();
  const companies = new Map<string, Span[]>();
  const add = (spans: Map<string, Span[]>, key: string, span: Span) => {
    const there = spans.get(key);
    if (there) there.push(span);
    else if (key !== '') spans.set(key, [span]);
  };
  const parts = words.map((word, at) => partOf(text, words, word, at));
  for (const [first, part] of parts.entries()) {
    let [plain, dotted, company] = ['', '', ''];
    for (let last = first; last < first + WORDS_MAX; last += 1) {
      const next = parts[last];
      if (!next || (last > first && !next.joined) || plain.length > LETTERS_MAX) break;
      plain += next.letters;
      const count = last - first + 1;
      if (count >= SPARSE.words && plain.length < SPARSE.letters * count) break;
      // Names keep what is no punctuation of ASCII.
      dotted += (last > first ? next.gap : '') + next.letters;
      if (!next.isForm) company += next.letters;
      const span = { first, last };
      for (const key of singularsOf(plain)) add(products, key, span);
      if (dotted !== plain) for (const key of singularsOf(dotted)) add(products, key, span);
      if (part.isForm) continue;
      add(companies, company, span);
      if (dotted !== plain && company === plain) add(companies, dotted, span);
    }
  }
  return { products, companies };
}

function partOf(text: string, words: readonly ArticleWord[], word: ArticleWord, at: number) {
  const letters = plainLetters(withoutBreaks(text.slice(word.start, word.end)));
  const before = words[at - 1];
  const gap = before ? text.slice(before.end, word.start) : '';
  return {
    letters,
    gap: plainLetters(withoutBreaks(gap)),
    joined: word.joined,
    isForm: isFormAt(text, words, at, letters),
  };
}

/** Whether a word is a legal form, or a letter of one that is written with dots, as `S.A.`. */
function isFormAt(text: string, words: readonly ArticleWord[], at: number, letters: string): boolean {
  if (isLegalForm(letters)) return true;
  if (letters.length > 2) return false;
  const isDotted = (index: number) =>
    text.slice(words[index - 1]?.end ?? 0, words[index]?.start ?? 0) === '.' && index > 0;
  let [first, last] = [at, at];
  while (isDotted(first)) first -= 1;
  while (words[last + 1] && isDotted(last + 1)) last += 1;
  const run = text.slice(words[first]?.start, words[last]?.end);
  return first < last && isLegalForm(foldText(run).replaceAll('.', ''));
}
