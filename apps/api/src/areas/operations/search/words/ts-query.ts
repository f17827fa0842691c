import type { ParsedQuery, QueryWord } from './parse-query';
import type { Weight } from './search-lexemes';

/** Weights and exactness of a match. */
interface Strictness {
  /** Restricts matches to these weights; default all. */
  weights?: readonly Weight[];
  /** True to match only whole words. */
  isWhole?: boolean;
}

/** Corrections by word position, as alternatives to the typed words. */
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

/** All words in any order; adjacent ones may be joined in the document. */
export function allWords(query: ParsedQuery, mended: Mended, strictness: Strictness = {}): string {
  const words = query.words.map((word, at) => wordQuery(word, mended.get(at) ?? [], strictness));
  const { weights = [], isWhole = false } = strictness;
  const flags = `${isWhole ? '' : '*'}${weights.join('')}`;
  const joined = query.joined.map(({ at, lexeme }) =>
    all([...words.slice(0, at), quoted(lexeme, flags), ...words.slice(at + 2)]),
  );
  return orQuery([all(words), ...joined]);
}

/** All words but any one. @returns Null for a single word. */
export function allButOne(query: ParsedQuery, mended: Mended): string | null {
  const words = query.words.map((word, at) => wordQuery(word, mended.get(at) ?? [], {}));
  if (words.length < 2) return null;
  // The filter alone would match everything at a place.
  const isSaid = query.words.map(({ filter }) => filter === null);
  const left = words.flatMap((_, out) => {
    const rest = words.filter((_word, at) => at !== out);
    return isSaid.some((said, at) => said && at !== out) ? [all(rest)] : [];
  });
  return left.length === 0 ? null : orQuery(left);
}

/** Each word separately: anywhere in a document, and only in names. */
export const singleWords = (
  query: ParsedQuery,
  mended: Mended,
): { anywhere: string; names: string; isPlace: boolean }[] =>
  query.words.map((word, at) => ({
    anywhere: wordQuery(word, mended.get(at) ?? [], {}),
    names: wordQuery(word, mended.get(at) ?? [], { weights: ['A', 'B'] }),
    isPlace: word.filter !== null,
  }));

/** Matches the whole text as an identifier or a name. */
export const wholeAs = (prefix: 'i' | 'n', squashed: string): string | null =>
  squashed === '' ? null : quoted(`${prefix}=${squashed}`, '');

/** Filters: those of one name are alternatives, and all names must match. @returns Null for none. */
export function filterQuery(filters: ReadonlyMap<string, readonly string[]>): string | null {
  const parts = [...filters.values()]
    .filter((values) => values.length > 0)
    .map((values) => orQuery(values.map((value) => quoted(value, ''))));
  return parts.length === 0 ? null : all(parts);
}
