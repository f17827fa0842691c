import type { AlertFrequency } from '@millrace/domain';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import { type Database, rowsOf, type Transaction } from '../../../platform/db/database';
import { newId } from '../../../platform/db/ids';
import { type SavedQuery, type SearchedKind, savedSearches } from '../../../platform/db/schema';

/** A saved search for its member. */
export interface SavedSearchRow {
  id: string;
  name: string;
  query: SavedQuery;
  frequency: AlertFrequency;
  matches: number;
  lastMatchAt: Date | null;
  createdAt: Date;
}

const { id, name, query, frequency, matches, lastMatchAt, createdAt } = savedSearches;
const COLUMNS = { id, name, query, frequency, matches, lastMatchAt, createdAt };

const isOf = (userId: string, searchId: string) =>
  and(eq(savedSearches.userId, userId), eq(savedSearches.id, searchId));

/** Reads the saved searches of a member, newest first. */
export const findSavedSearches = (db: Database | Transaction, userId: string): Promise<SavedSearchRow[]> =>
  db
    .select(COLUMNS)
    .from(savedSearches)
    .where(eq(savedSearches.userId, userId))
    .orderBy(desc(savedSearches.createdAt), desc(savedSearches.id));

/** Finds a saved search of a member, by ID or query key; null if there is none. */
export async function findSavedSearch(
  db: Database | Transaction,
  userId: string,
  by: { id: string } | { queryKey: string },
): Promise<SavedSearchRow | null> {
  const [row] = await db
    .select(COLUMNS)
    .from(savedSearches)
    .where(
      'id' in by
        ? isOf(userId, by.id)
        : and(eq(savedSearches.userId, userId), eq(savedSearches.queryKey, by.queryKey)),
    );
  return row ?? null;
}

/** Locks a member's saved searches against concurrent additions. @returns Their number. */
export async function lockSavedSearches(tx: Transaction, userId: string): Promise<number> {
  await tx.execute(sql`SELECT id FROM users WHERE id = ${userId}::uuid FOR NO KEY UPDATE`);
  const [row] = await tx
    .select({ count: count() })
    .from(savedSearches)
    .where(eq(savedSearches.userId, userId));
  return row?.count ?? 0;
}

/** Fields of a new saved search. */
export interface NewSavedSearch {
  userId: string;
  name: string;
  kind: SearchedKind;
  query: SavedQuery;
  queryKey: string;
  /** Compiled query, as tsquery text. */
  words: string;
  frequency: AlertFrequency;
}

/** Inserts a saved search. @returns Its ID. */
export async function insertSavedSearch(tx: Transaction, search: NewSavedSearch): Promise<string> {
  const made = newId();
  await tx.insert(savedSearches).values({ id: made, ...search });
  return made;
}

/** Updates a saved search of a member. @returns False if there is none. */
export async function updateSavedSearch(
  tx: Transaction,
  userId: string,
  searchId: string,
  change: { name?: string; frequency?: AlertFrequency },
): Promise<boolean> {
  const rows = await tx
    .update(savedSearches)
    .set(change)
    .where(isOf(userId, searchId))
    .returning({ id: savedSearches.id });
  return rows.length > 0;
}

/** Deletes a saved search of a member with its notifications. @returns False if there is none. */
export async function deleteSavedSearch(tx: Transaction, userId: string, searchId: string): Promise<boolean> {
  const rows = await tx
    .delete(savedSearches)
    .where(isOf(userId, searchId))
    .returning({ id: savedSearches.id });
  return rows.length > 0;
}

/** Adds to the number of new matches of saved searches. */
export async function countMatches(
  tx: Transaction,
  found: readonly { savedSearchId: string; count: number }[],
): Promise<void> {
  await rowsOf(
    tx,
    sql`
      UPDATE saved_searches s SET matches = s.matches + f.count, last_match_at = now()
      FROM jsonb_to_recordset(${JSON.stringify(
        found.map((one) => ({ id: one.savedSearchId, count: one.count })),
      )}::jsonb) AS f(id uuid, count integer)
      WHERE s.id = f.id`,
  );
}
