import type { components } from '@millrace/api-client';
import { SAVED_SEARCHES_MAX } from '@millrace/domain';
import type { Context } from '../../../platform/context';
import { publishNotifications } from '../../../platform/db/announce';
import type { Database, Transaction } from '../../../platform/db/database';
import type { SavedQuery } from '../../../platform/db/schema';
import { InvalidFieldsError, NotFoundError, TooManySearchesError } from '../../../platform/errors';
import { sentence } from '../../../platform/messages/text';
import { queueMatchAlerts } from '../../notifications/alerts';
import { queuePush } from '../../notifications/push';
import type { NewMatch } from '../search';
import { insertMatchNotifications, tellableMatches } from './matches.repository';
import { kindOfQuery, nameOfQuery, normalizedQuery, queryKeyOf, queryWords } from './saved-query';
import {
  countMatches,
  findSavedSearch,
  insertSavedSearch,
  lockSavedSearches,
  type SavedSearchRow,
  updateSavedSearch,
} from './saved-searches.repository';

/**
 * Saves a search. Saving the same search again updates it, so that a match is notified only once.
 *
 * @throws {InvalidFieldsError} If it is empty.
 * @throws {TooManySearchesError}
 */
export async function saveSearch(
  tx: Transaction,
  userId: string,
  draft: components['schemas']['SavedSearchDraft'],
): Promise<SavedSearchRow> {
  const query = normalizedQuery(draft.search);
  const words = queryWords(query);
  if (words === null) throw new InvalidFieldsError({ search: sentence('field.nothingSought') });
  const queryKey = queryKeyOf(query);
  const { frequency = 'daily' } = draft;
  const name = draft.name?.trim() || nameOfQuery(query);
  const held = await lockSavedSearches(tx, userId);
  const known = await findSavedSearch(tx, userId, { queryKey });
  if (known) {
    await updateSavedSearch(tx, userId, known.id, { frequency, ...(draft.name?.trim() && { name }) });
    return required(await findSavedSearch(tx, userId, { id: known.id }));
  }
  if (held >= SAVED_SEARCHES_MAX) throw new TooManySearchesError();
  const id = await insertSavedSearch(tx, {
    userId,
    name,
    kind: kindOfQuery(query),
    query,
    queryKey,
    words,
    frequency,
  });
  return required(await findSavedSearch(tx, userId, { id }));
}

/** Updates a saved search. @throws {NotFoundError} If it is another member's. */
export async function changeSavedSearch(
  tx: Transaction,
  userId: string,
  id: string,
  { name, frequency }: components['schemas']['SavedSearchChange'],
): Promise<SavedSearchRow> {
  const change = { ...(name !== undefined && { name: name.trim() }), ...(frequency && { frequency }) };
  if (!(await updateSavedSearch(tx, userId, id, change))) throw new NotFoundError();
  return required(await findSavedSearch(tx, userId, { id }));
}

const required = (row: SavedSearchRow | null): SavedSearchRow => {
  if (!row) throw new NotFoundError();
  return row;
};

/** Finds the saved search of a member with exactly this query; null if there is none. */
export async function findSearchOfQuery(
  db: Database,
  userId: string,
  query: SavedQuery,
): Promise<string | null> {
  return (await findSavedSearch(db, userId, { queryKey: queryKeyOf(query) }))?.id ?? null;
}

/** Notifies members of new matches of their saved searches, in the transaction that indexes them. */
export const tellMatches =
  ({ jobs }: Pick<Context, 'jobs'>) =>
  async (tx: Transaction, found: readonly NewMatch[]): Promise<void> => {
    const matches = await tellableMatches(tx, found);
    if (matches.length === 0) return;
    const counts = new Map<string, number>();
    for (const { savedSearchId } of matches) counts.set(savedSearchId, (counts.get(savedSearchId) ?? 0) + 1);
    await countMatches(
      tx,
      Array.from(counts, ([savedSearchId, count]) => ({ savedSearchId, count })),
    );
    const told = await insertMatchNotifications(tx, matches);
    await publishNotifications(tx, told);
    await queuePush(tx, { jobs }, told);
    await queueMatchAlerts(
      tx,
      { jobs },
      matches.map(({ savedSearchId, id }) => ({ savedSearchId, thingId: id })),
    );
  };
