import type { Database, Transaction } from '../../../platform/db/database';
import { findsAnything, type Sought, type WordQueries } from './find-documents.repository';
import { mendedText, mendWords, type WordReader } from './mend-words';
import { type ParsedQuery, parseQuery } from './words/parse-query';
import { allButOne, allWords, anyWord, type Mended, wholeAs } from './words/ts-query';

/** A search as it is carried out. */
export interface PlannedSearch {
  query: ParsedQuery;
  /** Words that were taken for slips of the pen, by their places. */
  mended: Mended;
  words: WordQueries;
  /** Whether all words are found, or only some of them. */
  isComplete: boolean;
  /** The search with its slips mended; null where it was taken as typed. */
  didYouMean: string | null;
}

/** How far a search is stretched until it finds something. */
type Stretch = 'all' | 'most' | 'any';

const NOTHING: Mended = new Map();

/**
 * Plans a search: as it was typed; where that finds nothing, with slips of the pen mended; then with all words but one; then
 * with any of them. Of an identifier nothing is mended.
 *
 * @param within What it is to find something of.
 * @returns Null for a text in which there is no word.
 */
export async function planSearch(
  db: Database | Transaction,
  text: string,
  within: Omit<Sought, 'words'>,
  reader: WordReader,
): Promise<PlannedSearch | null> {
  const query = parseQuery(text);
  if (query.words.length === 0) return null;
  const finds = async (plan: PlannedSearch | null): Promise<PlannedSearch | null> =>
    plan && (await findsAnything(db, { ...within, words: plan.words })) ? plan : null;
  const asTyped = plan(query, NOTHING, 'all');
  const exactly = await finds(asTyped);
  if (exactly) return exactly;
  const unknown = await mendWords(db, query, 'unknown', reader);
  const mendedUnknown = unknown.size > 0 ? await finds(plan(query, unknown, 'all')) : null;
  if (mendedUnknown) return mendedUnknown;
  const all = await mendWords(db, query, 'all', reader);
  const mendedAll = all.size > unknown.size ? await finds(plan(query, all, 'all')) : null;
  return (
    mendedAll ??
    (await finds(plan(query, unknown, 'most'))) ??
    (await finds(plan(query, unknown, 'any'))) ??
    asTyped
  );
}

/** Plans a search as it was typed alone. @returns Null for a text in which there is no word. */
export function planAsTyped(text: string): PlannedSearch | null {
  const query = parseQuery(text);
  return query.words.length === 0 ? null : plan(query, NOTHING, 'all');
}

/** Plans a search of all words, with words that slips of the pen may stand for. */
export const planWith = (query: ParsedQuery, mended: Mended): PlannedSearch => plan(query, mended, 'all');

function plan(query: ParsedQuery, mended: Mended, stretch: 'all'): PlannedSearch;
function plan(query: ParsedQuery, mended: Mended, stretch: Stretch): PlannedSearch | null;
function plan(query: ParsedQuery, mended: Mended, stretch: Stretch): PlannedSearch | null {
  const words =
    stretch === 'all'
      ? allWords(query, mended)
      : stretch === 'most'
        ? allButOne(query, mended)
        : anyWord(query, mended);
  if (words === null) return null;
  const identifier = wholeAs('i', query);
  const wholeName = wholeAs('n', query);
  return {
    query,
    mended,
    isComplete: stretch === 'all',
    didYouMean: mendedText(query, mended),
    words: {
      match: [words, identifier, wholeName].filter((one) => one !== null).join(' | '),
      names: allWords(query, mended, { weights: ['A', 'B'] }),
      wholeInName: allWords(query, mended, { weights: ['A'], isWhole: true }),
      wholeInNames: allWords(query, mended, { weights: ['A', 'B'], isWhole: true }),
      begunInName: allWords(query, mended, { weights: ['A'] }),
      linked: allWords(query, mended, { weights: ['A', 'B', 'C'] }),
      identifier,
      wholeName,
      nameKey: query.nameKey,
    },
  };
}
