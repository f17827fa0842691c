import type { ParsedQuery, QueryWord } from './parse-query';
import type { Weight } from './search-lexemes';

/** Names which of a document's words count, and how exactly. */
interface Strictness {
  /** Only words of these weights; all without it. */
  weights?: readonly Weight[];
  /** True if a word must be there as a whole. */
  isWhole?: boolean;
}

/** Words that are known beside those that were typed, by the place of the word: slips of the pen, mended. */
export type Mended = ReadonlyMap<number, readonly string[]>;

const quoted = (lexeme: string, flags: string): string =>
  `'${lexeme.replace(/['\\]/g, '')}'${flags && `:${flags}`}`;

const all = (parts: readonly string[]): string =>
  parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(' & ')})`;
const orQuery = (parts: readonly string[]): string =>
  parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(' | ')})`;

function wordQuery(
  { lexemes, parts, filter, isPrefix, isSigns }: QueryWord,
  mended: readonly string[],
  { weights = [], isWhole = false }: Strictness,
): string {
  const letters = weights.join('');
  const prefix = isPrefix && !isWhole && !isSigns ? `*${letters}` : letters;
  return orQuery([
    all(lexemes.map((lexeme) => quoted(lexeme, prefix))),
    ...(parts.length > 0 ? [all(parts.map((part) => quoted(part, letters)))] : []),
    ...(filter === null ? [] : [quoted(filter, '')]),
    ...mended.map((word) => quoted(word, letters)),
  ]);
}

/** All words, in any order; two that stand together may be one in the document. */
export function allWords(query: ParsedQuery, mended: Mended, strictness: Strictness = {}): string {
  const words = query.words.map((word, at) => wordQuery(word, mended.get(at) ?? [], strictness));
  const { weights = [], isWhole = false } = strictness;
  const flags = `${isWhole ? '' : '*'}${weights.join('')}`;
  const joined = query.joined.map(({ at, lexeme }) =>
    all([...words.slice(0, at), quoted(lexeme, flags), ...words.slice(at + 2)]),
  );
  return orQuery([all(words), ...joined]);
}

/** All words but one, whichever. @returns Null for a search of one word. */
export function allButOne(query: ParsedQuery, mended: Mended): string | null {
  const words = query.words.map((word, at) => wordQuery(word, mended.get(at) ?? [], {}));
  if (words.length < 2) return null;
  // Without the filter alone would be found all that there is at a place.
  const isSaid = query.words.map(({ filter }) => filter === null);
  const left = words.flatMap((_, out) => {
    const rest = words.filter((_word, at) => at !== out);
    return isSaid.some((said, at) => said && at !== out) ? [all(rest)] : [];
  });
  return left.length === 0 ? null : orQuery(left);
}

/** Each word by itself: anywhere in a document, and in its names alone. */
export const singleWords = (
  query: ParsedQuery,
  mended: Mended,
): { anywhere: string; names: string; isPlace: boolean }[] =>
  query.words.map((word, at) => ({
    anywhere: wordQuery(word, mended.get(at) ?? [], {}),
    names: wordQuery(word, mended.get(at) ?? [], { weights: ['A', 'B'] }),
    isPlace: word.filter !== null,
  }));

/** The whole as an identifier, or as a name. */
export const wholeAs = (prefix: 'i' | 'n', squashed: string): string | null =>
  squashed === '' ? null : quoted(`${prefix}=${squashed}`, '');

/** Filters: those of one name are alternatives, those of different names all hold. @returns Null for none. */
export function filterQuery(filters: ReadonlyMap<string, readonly string[]>): string | null {
  const parts = [...filters.values()]
    .filter((values) => values.length > 0)
    .map((values) => orQuery(values.map((value) => quoted(value, ''))));
  return parts.length === 0 ? null : all(parts);
}
