import { codePointLength } from '@millrace/domain';
import type { SQL } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import type { SearchedKind } from '../../../platform/db/schema';
import { type RankedDocument, type RankedSearch, rankNames } from './find-documents.repository';
import { mendWords, type WordReader } from './mend-words.repository';
import { type PlannedSearch, planAsTyped, planWith } from './plan-search';

/** Maximum number of compared matches of each kind; more typing shows others. */
const COMPARED = 120;

/** Minimum word length for matches inside names. */
const WORDS_FROM = 3;

/** A suggested document with the search that found it. */
export interface SuggestedDocument extends RankedDocument {
  plan: PlannedSearch;
}

/** Options of suggestions. */
interface SuggestionRequest {
  kind: SearchedKind;
  /** Condition on `search_documents d`. */
  shown: SQL;
  reader: WordReader;
  limit: number;
  /** True to correct typos. Default true. */
  mends?: boolean;
}

/** Suggests names while somebody types: as typed, otherwise with corrected typos. */
export async function suggestDocuments(
  db: Database,
  text: string,
  { kind, shown, reader, limit, mends = true }: SuggestionRequest,
): Promise<SuggestedDocument[]> {
  const asTyped = planAsTyped(text);
  if (!asTyped) return [];
  const isShort =
    codePointLength(asTyped.query.squashed) < WORDS_FROM && !asTyped.query.words.some((word) => word.isSigns);
  const reach = { compared: COMPARED, hasTexts: kind === 'post', hasWords: !isShort };
  const ranked = async (plan: PlannedSearch): Promise<SuggestedDocument[]> => {
    const sought: RankedSearch = { kind, words: plan.words, filters: new Map(), shown };
    return (await rankNames(db, sought, reach)).slice(0, limit).map((row) => ({ ...row, plan }));
  };
  const found = await ranked(asTyped);
  if (found.length > 0 || isShort || !mends) return found;
  const { unknown } = await mendWords(db, asTyped.query, reader);
  return unknown.size === 0 ? [] : ranked(planWith(asTyped.query, unknown));
}
