import { nameSortKey } from '@millrace/domain';
import type { Database, Transaction } from '../../../platform/db/database';
import {
  COUNTED_MAX,
  countDocuments,
  findsAnything,
  type Sought,
  type WordQueries,
} from './find-documents.repository';
import { mendedText, mendWords, type WordReader } from './mend-words.repository';
import { squash } from './words/fold-words';
import { type ParsedQuery, parseQuery } from './words/parse-query';
import { allButOne, allWords, type Mended, singleWords, wholeAs } from './words/ts-query';

/** A search as it is carried out. */
export interface PlannedSearch {
  query: ParsedQuery;
  /** Words that were taken for slips of the pen, by their places. */
  mended: Mended;
  words: WordQueries;
  /** True if all words are found, or only some of them. */
  isComplete: boolean;
  /** The search with its slips mended; null where it was taken as typed. */
  didYouMean: string | null;
}

const NOTHING: Mended = new Map();

/**
 * Plans a search: as it was typed; where that finds nothing, with slips of the pen mended; then with most of its words, the
 * rarest of which counts most. Of an identifier nothing is mended.
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
  const finds = async (plan: PlannedSearch): Promise<PlannedSearch | null> =>
    (await findsAnything(db, { ...within, words: plan.words })) ? plan : null;
  const asTyped = planWith(query, NOTHING);
  const exactly = await finds(asTyped);
  if (exactly) return (await widened(db, exactly, within)) ?? exactly;
  const unknown = await mendWords(db, query, 'unknown', reader);
  const mendedUnknown = unknown.size > 0 ? await finds(planWith(query, unknown)) : null;
  if (mendedUnknown) return mendedUnknown;
  const all = await mendWords(db, query, 'all', reader);
  const mendedAll = all.size > unknown.size ? await finds(planWith(query, all)) : null;
  return mendedAll ?? (await planOfMost(db, query, unknown, within)) ?? asTyped;
}

/**
 * Widens a search of several words whose only matches are in texts, as those of a question are: what has the rarest of them
 * in its name may be meant as well.
 *
 * @returns Null where there is no need to.
 */
async function widened(
  db: Database | Transaction,
  exactly: PlannedSearch,
  within: Omit<Sought, 'words'>,
): Promise<PlannedSearch | null> {
  if (exactly.query.words.length < 2 || within.kind === 'post') return null;
  const { words } = exactly;
  if (await findsAnything(db, { ...within, words: { ...words, match: words.linked } })) return null;
  const most = await planOfMost(db, exactly.query, NOTHING, within);
  return (
    most && {
      ...most,
      isComplete: true,
      words: { ...most.words, match: `${words.match} | ${most.words.match}` },
    }
  );
}

/** Plans a search of most words: all but one, or the rarest alone. @returns Null where there is none of them. */
async function planOfMost(
  db: Database | Transaction,
  query: ParsedQuery,
  mended: Mended,
  within: Omit<Sought, 'words'>,
): Promise<PlannedSearch | null> {
  if (query.words.length < 2) return null;
  const whole = planWith(query, mended);
  const found: { anywhere: string; names: string; count: number; isPlace: boolean }[] = [];
  for (const { anywhere, names, isPlace } of singleWords(query, mended)) {
    const { count } = await countDocuments(db, {
      ...within,
      words: { ...whole.words, match: anywhere },
    });
    if (count > 0) found.push({ anywhere, names, count, isPlace });
  }
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

/** Tells how much a word counts that so many have. */
const weightOf = (count: number): number => Math.log(1 + COUNTED_MAX / count);

/** Plans a search as it was typed alone. @returns Null for a text in which there is no word. */
export function planAsTyped(text: string): PlannedSearch | null {
  const query = parseQuery(text);
  return query.words.length === 0 ? null : planWith(query, NOTHING);
}

/** Plans a search of all words, with words that slips of the pen may stand for. */
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
