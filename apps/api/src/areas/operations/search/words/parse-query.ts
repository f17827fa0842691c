import { nameSortKey, searchText } from '@millrace/domain';
import { signsOf, squash, stemOf, wordsOf } from './fold-words';
import { placeFilter } from './places';
import { STOP_WORDS } from './stop-words';

/** A word of a search. */
export interface QueryWord {
  /** The word as typed, folded. */
  word: string;
  /** Its search terms; several for CJK characters, all of which must match. */
  lexemes: readonly string[];
  isSigns: boolean;
  /** True to match it as a prefix. */
  isPrefix: boolean;
  /** True if typos in it are corrected; false for identifiers. */
  mayBeMended: boolean;
  /** The filter that it may stand for, such as `country=JP`. */
  filter: string | null;
  /** Parts of a word with punctuation inside, searched besides the whole. */
  parts: readonly string[];
}

/** A parsed search. */
export interface ParsedQuery {
  /** The text folded like names. */
  nameKey: string;
  /** Its letters and digits only. */
  squashed: string;
  words: readonly QueryWord[];
  /** Adjacent words joined, with their positions. */
  joined: readonly { at: number; lexeme: string }[];
}

/** Maximum number of words, to bound the time. */
const WORDS_MAX = 12;

/** Minimum length for prefix matches, except for the last word. */
const PREFIX_FROM = 3;

/** Minimum length for correcting typos. */
const MENDED_FROM = 4;

/** Parses a search. */
export function parseQuery(text: string): ParsedQuery {
  const sought = searchText(text);
  const all = chunksOf(sought);
  const meant = withLongPlaces(all.filter(({ word }) => !STOP_WORDS.has(word)));
  const kept = (meant.length > 0 ? meant : all).slice(0, WORDS_MAX);
  const last = kept.at(-1);
  const words = kept.map((word) => ({
    ...word,
    isPrefix: !word.isSigns && (word.word.length >= PREFIX_FROM || word === last),
  }));
  const joined = words.flatMap((word, at) => {
    const before = words[at - 1];
    if (!before || before.isSigns || word.isSigns) return [];
    return [{ at: at - 1, lexeme: `${before.word}${word.word}` }];
  });
  return { nameKey: searchText(nameSortKey(sought)), squashed: squash(sought), words, joined };
}

/** Merges two words that name a place, such as South Korea. */
function withLongPlaces(words: readonly Omit<QueryWord, 'isPrefix'>[]): Omit<QueryWord, 'isPrefix'>[] {
  const merged: Omit<QueryWord, 'isPrefix'>[] = [];
  for (const word of words) {
    const before = merged.at(-1);
    const filter = before && !before.isSigns && placeFilter(`${before.word} ${word.word}`);
    if (!before || !filter) merged.push(word);
    else {
      merged.splice(-1, 1, {
        ...word,
        word: `${before.word}${word.word}`,
        lexemes: [...before.lexemes, ...word.lexemes],
        mayBeMended: false,
        filter,
      });
    }
  }
  return merged;
}

function chunksOf(text: string): Omit<QueryWord, 'isPrefix'>[] {
  const words = wordsOf(text);
  const chunks = new Map<number, typeof words>();
  for (const word of words) chunks.set(word.chunk, [...(chunks.get(word.chunk) ?? []), word]);
  return [...chunks.values()].flatMap((pieces) => {
    const letters = pieces.filter(({ isSigns }) => !isSigns);
    const isIdentifier = letters.length > 1 && letters.some(({ word }) => /\d/.test(word));
    if (isIdentifier && letters.length === pieces.length) {
      const whole = letters.map(({ word }) => word).join('');
      return [{ ...plainWord(whole), parts: letters.map(({ word }) => word) }];
    }
    return pieces.map(({ word, isSigns }) => (isSigns ? signWord(word) : plainWord(word)));
  });
}

const signWord = (word: string): Omit<QueryWord, 'isPrefix'> => {
  const signs = signsOf(word);
  const pairs = signs.filter((sign) => Array.from(sign).length > 1);
  return {
    word,
    lexemes: pairs.length > 0 ? pairs : signs,
    isSigns: true,
    mayBeMended: false,
    filter: null,
    parts: [],
  };
};

const plainWord = (word: string): Omit<QueryWord, 'isPrefix'> => ({
  word,
  lexemes: [stemOf(word)],
  isSigns: false,
  mayBeMended: word.length >= MENDED_FROM && !/\d/.test(word),
  filter: placeFilter(word),
  parts: [],
});
