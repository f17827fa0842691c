import { nameSortKey } from '@millrace/domain';
import type { Database, Transaction } from '../../../platform/db/database';
import {
  COUNTED_MAX,
  countWords,
  type Finding,
  findWhere,
  type Sought,
  type WordQueries,
} from './find-documents.repository';
import { mendedText, mendWords, type WordReader } from './mend-words.repository';
import { squash } from './words/fold-words';
import { type ParsedQuery, parseQuery } from './words/parse-query';
import { allButOne, allWords, type Mended, singleWords, wholeAs } from './words/ts-query';

/** A planned search. */
export interface PlannedSearch {
  query: ParsedQuery;
  /** Corrections of typos, by word position. */
  mended: Mended;
  words: WordQueries;
  /** True if all words must match, false if only some. */
  isComplete: boolean;
  /** The corrected search; null if used as typed. */
  didYouMean: string | null;
}

const NOTHING: Mended = new Map();

/**
 * Plans a search: as typed; if nothing is found, with corrected typos; then with partial matches, where rare words
 * have more weight. Identifiers are not corrected.
 *
 * @param within List to search.
 * @param locate Determines the places of a plan's matches, which ranking already knows.
 * @returns Null if the text contains no word.
 */
export async function planSearch(
  db: Database | Transaction,
  text: string,
  within: Omit<Sought, 'words'>,
  reader: WordReader,
  locate: (plan: PlannedSearch) => Promise<Finding> = (plan) => findWhere(db, within, plan.words),
): Promise<PlannedSearch | null> {
  const query = parseQuery(text);
  if (query.words.length === 0) return null;
  const asTyped = planWith(query, NOTHING);
  const where = await locate(asTyped);
  if (where === 'names') return asTyped;
  if (where === 'texts') return (await widened(db, asTyped, within)) ?? asTyped;
  const { unknown, all } = await mendWords(db, query, reader);
  for (const mended of all.size > unknown.size ? [unknown, all] : [unknown]) {
    if (mended.size === 0) continue;
    const plan = planWith(query, mended);
    if ((await locate(plan)) !== 'nothing') return plan;
  }
  return (await planOfMost(db, query, unknown, within)) ?? asTyped;
}

/**
 * Widens a search of several words that matches only texts, as questions do: names with the
 * rarest word may also be meant.
 *
 * @returns Null if not needed.
 */
async function widened(
  db: Database | Transaction,
  exactly: PlannedSearch,
  within: Omit<Sought, 'words'>,
): Promise<PlannedSearch | null> {
  if (exactly.query.words.length < 2 || within.kind === 'post') return null;
  const most = await planOfMost(db, exactly.query, NOTHING, within);
  return (
    most && {
      ...most,
      isComplete: true,
      words: { ...most.words, match: `${exactly.words.match} | ${most.words.match}` },
    }
  );
}

/** Plans a search with partial matches: all words but one, or only the rarest. @returns Null if none is found. */
async function planOfMost(
  db: Database | Transaction,
  query: ParsedQuery,
  mended: Mended,
  within: Omit<Sought, 'words'>,
): Promise<PlannedSearch | null> {
  if (query.words.length < 2) return null;
  const whole = planWith(query, mended);
  const single = singleWords(query, mended);
  const counts = await countWords(
    db,
    within,
    single.map(({ anywhere }) => anywhere),
  );
  const found = single.flatMap((word, at) => {
    const count = counts[at] ?? 0;
    return count > 0 ? [{ ...word, count }] : [];
  });
  const said = found.filter(({ isPlace }) => !isPlace);
  const [rarest] = said.toSorted((one, other) => one.count - other.count);
  if (!rarest) return null;
  const most = allButOne(query, mended);
  const total = found.reduce((sum, { count }) => sum + weightOf(count), 0);
  return {
    ...whole,
    isComplete: false,
    words: {
      ...whole.words,
      match: most === null ? rarest.anywhere : `${most} | ${rarest.anywhere}`,
      partial: found.map(({ anywhere, names, count }) => ({
        anywhere,
        names,
        weight: weightOf(count) / total,
      })),
    },
  };
}

/** Returns the weight of a word by its number of documents. */
const weightOf = (count: number): number => Math.log(1 + COUNTED_MAX / count);

/** Plans a search exactly as typed. @returns Null if the text contains no word. */
export function planAsTyped(text: string): PlannedSearch | null {
  const query = parseQuery(text);
  return query.words.length === 0 ? null : planWith(query, NOTHING);
}

/** Plans a search of all words, with alternatives for typos. */
export function planWith(query: ParsedQuery, mended: Mended): PlannedSearch {
  const didYouMean = mendedText(query, mended);
  const { nameKey, squashed } =
    didYouMean === null ? query : { nameKey: nameSortKey(didYouMean), squashed: squash(didYouMean) };
  const identifier = wholeAs('i', squashed);
  const wholeName = wholeAs('n', squashed);
  const words = allWords(query, mended);
  return {
    query,
    mended,
    isComplete: true,
    didYouMean,
    words: {
      match: [words, identifier, wholeName].filter((one) => one !== null).join(' | '),
      names: allWords(query, mended, { weights: ['A', 'B'] }),
      wholeInName: allWords(query, mended, { weights: ['A'], isWhole: true }),
      wholeInNames: allWords(query, mended, { weights: ['A', 'B'], isWhole: true }),
      begunInName: allWords(query, mended, { weights: ['A'] }),
      linked: allWords(query, mended, { weights: ['A', 'B', 'C'] }),
      identifier,
      wholeName,
      nameKey,
      partial: [],
    },
  };
}
