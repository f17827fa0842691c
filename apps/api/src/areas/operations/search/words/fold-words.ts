import { foldText } from '@millrace/domain';

/** A piece of a text between spaces and signs, and where it stands. */
export interface TextWord {
  /** Folded: lower case, without accents, full width and ligatures. */
  word: string;
  start: number;
  end: number;
  /** The number of the piece between spaces that it stands in. */
  chunk: number;
  /** True if it is of Chinese, Japanese or Korean signs, which no space divides. */
  isSigns: boolean;
}

/** Longer words are cut: nobody types them, and an index has no room for them. */
const WORD_MAX = 60;

const CHUNK = /\S+/gu;
const PIECE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}々ー]+|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}々ー])[\p{L}\p{M}\p{N}])+/gu;
const SIGNS = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}々ー]/u;

/** Folds a text as `foldText` does, and the vowels and forms of letters that Arabic writes or leaves out. */
export function foldForSearch(text: string): string {
  return foldText(text)
    .replace(/[\u064b-\u0655\u0670\u0640]/g, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه');
}

/** The words of a text, in order. */
export function wordsOf(text: string): TextWord[] {
  const words: TextWord[] = [];
  let chunk = 0;
  for (const { 0: piece, index } of text.matchAll(CHUNK)) {
    // Half-width kana, small digits and other compatibility forms are pieces as their plain letters are.
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

/** The letters and digits of a text alone: what spellings of a name or an identifier have in common. */
export const squash = (text: string): string => {
  const letters = foldForSearch(text).replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
  return Array.from(letters).slice(0, WORD_MAX).join('');
};

/** The single signs of a run, and each two that stand together. */
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

/** One spelling of words that British and American English write differently. */
const inOneSpelling = (word: string): string =>
  SPELLINGS.reduce((spelt, [from, to]) => spelt.replace(from, to), word);

/** A word without the plural of English. */
function withoutPlural(word: string): string {
  if (!/^[a-z]{4,}$/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return /[^siu]s$/.test(word) ? word.slice(0, -1) : word;
}

/** Describes what a word is searched by: singular, and in one spelling. */
export const stemOf = (word: string): string => withoutPlural(inOneSpelling(word));
