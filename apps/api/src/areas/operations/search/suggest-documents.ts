import { codePointLength } from '@millrace/domain';
import type { SQL } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import type { SearchedKind } from '../../../platform/db/schema';
import { type RankedDocument, type RankedSearch, rankNames } from './find-documents.repository';
import { mendWords, type WordReader } from './mend-words.repository';
import { type PlannedSearch, planAsTyped, planWith } from './plan-search';

/** Sets how many that match in one way are compared: whoever types on sees others. */
const COMPARED = 120;

/** From how many letters on words are looked for in the midst of names. */
const WORDS_FROM = 3;

/** A document to suggest, and the search that found it. */
export interface SuggestedDocument extends RankedDocument {
  plan: PlannedSearch;
}

/** Describes what suggestions are made of. */
interface SuggestionRequest {
  kind: SearchedKind;
  /** On `search_documents d`. */
  shown: SQL;
  reader: WordReader;
  limit: number;
  /** True if slips of the pen are mended. Default true. */
  mends?: boolean;
}

/** Finds the names that may be meant while somebody types: as typed, and where that finds none, with slips mended. */
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
