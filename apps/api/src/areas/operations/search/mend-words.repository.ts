import { sql } from 'drizzle-orm';
import { type Database, rowsOf, type Transaction } from '../../../platform/db/database';
import { editDistance, shapesOf, slipsAllowed } from './words/edit-distance';
import type { ParsedQuery } from './words/parse-query';
import type { Mended } from './words/ts-query';

/** Maximum number of corrections of a word. */
const MENDED_MAX = 6;

/** Maximum number of similar words that are compared. */
const COMPARED_MAX = 40;

/** Minimum length for correcting two typos, with candidates by trigrams. */
const TWO_SLIPS_FROM = 8;

/** Audience of the corrections: guests must not learn members' names. */
export type WordReader = 'guest' | 'member';

/**
 * Finds corrections of a search's words by position: for words that no name contains, and for all words.
 */
export async function mendWords(
  db: Database | Transaction,
  query: ParsedQuery,
  reader: WordReader,
): Promise<{ unknown: Mended; all: Mended }> {
  const asked = query.words.flatMap(({ word, mayBeMended }, at) => (mayBeMended ? [{ at, word }] : []));
  if (asked.length === 0) return { unknown: new Map(), all: new Map() };
  const isTold = reader === 'guest' ? sql`w.is_public` : sql`true`;
  const rows = await rowsOf<{ at: number; isKnown: boolean; like: string[] }>(
    db,
    sql`
      SELECT q.at, EXISTS (SELECT 1 FROM search_words w WHERE w.word = q.word) AS "isKnown",
        ARRAY(
          (SELECT w.word FROM search_words w WHERE w.shapes && q.shapes
            AND ${isTold} LIMIT ${COMPARED_MAX})
          UNION
          (SELECT n.word FROM (
            SELECT w.word FROM search_words w
            WHERE char_length(q.word) >= ${TWO_SLIPS_FROM} AND q.word <% w.word AND ${isTold}
            ORDER BY word_similarity(q.word, w.word) DESC, w.word LIMIT ${COMPARED_MAX}
          ) n)
        ) AS "like"
      FROM jsonb_to_recordset(${JSON.stringify(
        asked.map(({ at, word }) => ({ at, word, shapes: shapesOf(word) })),
      )}::jsonb) AS q(at integer, word text, shapes text[])`,
  );
  const unknown = new Map<number, readonly string[]>();
  const all = new Map<number, readonly string[]>();
  for (const { at, isKnown, like } of rows) {
    const word = query.words[at]?.word;
    const nearest = word === undefined ? [] : nearestWords(word, like);
    if (nearest.length === 0) continue;
    all.set(at, nearest);
    if (!isKnown) unknown.set(at, nearest);
  }
  return { unknown, all };
}

/** Filters words to those with the smallest edit distance to a word, if within the limit. */
export function nearestWords(word: string, like: readonly string[]): string[] {
  const allowed = slipsAllowed(Array.from(word).length);
  const near = like.flatMap((other) => {
    const distance = other === word ? Number.POSITIVE_INFINITY : editDistance(word, other);
    return distance <= allowed ? [{ other, distance }] : [];
  });
  const least = Math.min(...near.map(({ distance }) => distance));
  return near
    .filter(({ distance }) => distance === least)
    .map(({ other }) => other)
    .sort((one, other) => Number(other[0] === word[0]) - Number(one[0] === word[0]) || (one < other ? -1 : 1))
    .slice(0, MENDED_MAX);
}

/** Returns the corrected search as a suggestion; null if there is none. */
export function mendedText(query: ParsedQuery, mended: Mended): string | null {
  if (mended.size === 0) return null;
  return query.words.map(({ word }, at) => mended.get(at)?.[0] ?? word).join(' ');
}
