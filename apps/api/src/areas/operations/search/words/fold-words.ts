import { foldText } from '@millrace/domain';

/** A word of a text with its position. */
export interface TextWord {
  /** Folded: lower case, without accents, full width and ligatures. */
  word: string;
  start: number;
  end: number;
  /** Index of the whitespace-separated token that contains it. */
  chunk: number;
  /** True if it is of Chinese, Japanese or Korean characters, which are written without spaces. */
  isSigns: boolean;
}

/** Maximum word length, limited by the index. */
const WORD_MAX = 60;

const CHUNK = /\S+/gu;
const PIECE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}々ー]+|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}々ー])[\p{L}\p{M}\p{N}])+/gu;
const SIGNS = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}々ー]/u;

/** Folds a text like `foldText`, and also removes optional Arabic vowels and unifies letter forms. */
export function foldForSearch(text: string): string {
  return foldText(text)
    .replace(/[\u064b-\u0655\u0670\u0640]/g, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه');
}

/** Splits a text into words. */
export function wordsOf(text: string): TextWord[] {
  const words: TextWord[] = [];
  let chunk = 0;
  for (const { 0: piece, index } of text.matchAll(CHUNK)) {
    // Normalizes half-width kana, small digits and other compatibility forms.
    for (const { 0: found, index: within } of piece.matchAll(PIECE)) {
      const start = index + within;
      const folded = foldForSearch(found).replace(/[^\p{L}\p{M}\p{N}々ー]+/gu, '');
      const word = Array.from(folded).slice(0, WORD_MAX).join('');
      if (word === '') continue;
      words.push({ word, start, end: start + found.length, chunk, isSigns: SIGNS.test(found) });
    }
    chunk += 1;
  }
  return words;
}

/** Returns only the letters and digits of a text, the common part of different spellings. */
export const squash = (text: string): string => {
  const letters = foldForSearch(text).replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
  return Array.from(letters).slice(0, WORD_MAX).join('');
};

/** Returns the single characters of a run, and all pairs. */
export function signsOf(run: string): string[] {
  const signs = Array.from(run);
  return [...signs, ...signs.slice(1).map((sign, index) => `${signs[index]}${sign}`)];
}

const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/fibre/g, 'fiber'],
  [/aluminum/g, 'aluminium'],
  [/sulph/g, 'sulf'],
  [/colour/g, 'color'],
  [/caesium/g, 'cesium'],
  [/mould/g, 'mold'],
  [/(\w)metre/g, '$1meter'],
  [/litre/g, 'liter'],
  [/isation/g, 'ization'],
  [/ised\b/g, 'ized'],
  [/ising\b/g, 'izing'],
  [/yser\b/g, 'yzer'],
  [/ysers\b/g, 'yzers'],
  [/grey/g, 'gray'],
  [/sulfate/g, 'sulfate'],
];

/** Unifies British and American spellings. */
const inOneSpelling = (word: string): string =>
  SPELLINGS.reduce((spelt, [from, to]) => spelt.replace(from, to), word);

/** Removes the English plural. */
function withoutPlural(word: string): string {
  if (!/^[a-z]{4,}$/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return /[^siu]s$/.test(word) ? word.slice(0, -1) : word;
}

/** Returns the search term of a word: singular, in a unified spelling. */
export const stemOf = (word: string): string => withoutPlural(inOneSpelling(word));
