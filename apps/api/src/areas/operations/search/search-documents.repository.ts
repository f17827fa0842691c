import { sql } from 'drizzle-orm';
import { asArray } from '../../../platform/db/as-array';
import { type Database, rowsOf, type Transaction } from '../../../platform/db/database';
import type { SearchedKind } from '../../../platform/db/schema';
import type { SearchDocument } from './search-document';
import { shapesOf } from './words/edit-distance';

/** Arbitrary advisory lock key, the same in all processes. */
const DOCUMENTS_LOCK = 7_260_412;

/** A record with an outdated document. */
export interface ChangedThing {
  kind: SearchedKind;
  id: string;
}

/** A saved search that a record newly matches. */
export interface NewMatch {
  savedSearchId: string;
  userId: string;
  kind: SearchedKind;
  id: string;
}

/** True if there are changes; checked before locking, because usually there are none. */
export async function hasChanges(db: Database): Promise<boolean> {
  return (await rowsOf(db, sql`SELECT 1 FROM search_changes LIMIT 1`)).length > 0;
}

/**
 * Takes changes from the queue; one process at a time, because the slower of two would write an older state.
 *
 * @returns Nothing if another process holds the lock.
 */
export async function takeChanges(tx: Transaction, limit: number): Promise<ChangedThing[]> {
  const [lock] = await rowsOf<{ taken: boolean }>(
    tx,
    sql`SELECT pg_try_advisory_xact_lock(${DOCUMENTS_LOCK}::bigint) AS taken`,
  );
  if (lock?.taken !== true) return [];
  return rowsOf<ChangedThing>(
    tx,
    sql`
      WITH taken AS (
        DELETE FROM search_changes WHERE ctid = ANY (ARRAY(SELECT ctid FROM search_changes LIMIT ${limit}))
        RETURNING kind, id
      )
      SELECT DISTINCT kind, id FROM taken ORDER BY kind, id`,
  );
}

/** Writes documents that differ. @returns Saved searches that a record newly matches. */
export async function writeDocuments(
  tx: Transaction,
  documents: readonly SearchDocument[],
): Promise<NewMatch[]> {
  if (documents.length === 0) return [];
  const json = JSON.stringify(documents.map(({ nameWords, ...columns }) => columns));
  return rowsOf<NewMatch>(
    tx,
    sql`
      WITH given AS (
        SELECT kind, id, name_key, words::tsvector AS words, filters,
          countries, followers, links, posts, added_at
        FROM jsonb_to_recordset(${json}::jsonb) AS r(kind text, id uuid, name_key text, words text, filters text[],
          countries jsonb, followers integer, links integer, posts integer, added_at timestamptz)
      ), before AS (
        SELECT d.kind, d.id, d.words FROM search_documents d JOIN given USING (kind, id)
      ), written AS (
        INSERT INTO search_documents AS d
          (kind, id, name_key, words, filters, countries, followers, links, posts, added_at)
        SELECT kind, id, name_key, words, filters, countries, followers, links, posts, added_at FROM given
        ON CONFLICT (kind, id) DO UPDATE SET name_key = excluded.name_key, words = excluded.words,
          filters = excluded.filters, countries = excluded.countries, followers = excluded.followers,
          links = excluded.links, posts = excluded.posts, added_at = excluded.added_at
        WHERE (d.name_key, d.words, d.filters, d.countries, d.followers, d.links, d.posts)
          IS DISTINCT FROM (excluded.name_key, excluded.words, excluded.filters, excluded.countries, excluded.followers,
            excluded.links, excluded.posts)
        RETURNING d.kind, d.id, d.words, d.added_at
      )
      SELECT s.id AS "savedSearchId", s.user_id AS "userId", w.kind, w.id
      FROM written w LEFT JOIN before b USING (kind, id) JOIN saved_searches s ON s.kind = w.kind
      WHERE w.words @@ s.words AND (b.words IS NULL OR NOT b.words @@ s.words)
        AND (b.words IS NOT NULL OR w.added_at >= s.created_at)
      ORDER BY s.user_id, s.id, w.id`,
  );
}

/** Deletes the documents of deleted records. */
export async function deleteDocuments(tx: Transaction, gone: readonly ChangedThing[]): Promise<void> {
  for (const kind of new Set(gone.map((thing) => thing.kind))) {
    const ids = gone.flatMap((thing) => (thing.kind === kind ? [thing.id] : []));
    await tx.execute(
      sql`DELETE FROM search_documents WHERE kind = ${kind} AND id = ANY(${asArray(ids)}::uuid[])`,
    );
  }
}

/** Adds words to the vocabulary for corrections. */
export async function addNameWords(
  tx: Transaction,
  words: ReadonlySet<string>,
  isPublic: boolean,
): Promise<void> {
  if (words.size === 0) return;
  const rows = JSON.stringify([...words].sort().map((word) => ({ word, shapes: shapesOf(word) })));
  await tx.execute(sql`
    INSERT INTO search_words AS w (word, is_public, shapes)
    SELECT r.word, ${isPublic}, r.shapes
    FROM jsonb_to_recordset(${rows}::jsonb) AS r(word text, shapes text[])
    ON CONFLICT (word) DO UPDATE SET is_public = true WHERE excluded.is_public AND NOT w.is_public`);
}

/** Reads the name words of existing documents. */
export async function findDocumentWords(
  tx: Transaction,
  kind: SearchedKind,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await rowsOf<{ word: string }>(
    tx,
    sql`
      SELECT DISTINCT unnest(tsvector_to_array(d.words)) AS word
      FROM search_documents d WHERE d.kind = ${kind} AND d.id = ANY(${asArray(ids)}::uuid[])`,
  );
  return rows.map(({ word }) => word);
}

/** Deletes words that no member's name contains any longer. */
export async function deleteUnusedNameWords(tx: Transaction, words: readonly string[]): Promise<void> {
  if (words.length === 0) return;
  await tx.execute(sql`
    DELETE FROM search_words w WHERE w.word = ANY(${asArray(words)}::text[]) AND NOT w.is_public
      AND NOT EXISTS (
        SELECT 1 FROM search_documents d WHERE d.kind = 'person' AND d.words @@ quote_literal(w.word)::tsquery
      )`);
}
