import type { components } from '@millrace/api-client';
import type { SavedSearchRow } from './saved-searches.repository';

type SavedSearch = components['schemas']['SavedSearch'];

/** Returns a saved search for its member. */
export const savedSearchView = (row: SavedSearchRow): SavedSearch => ({
  id: row.id,
  name: row.name,
  search: { q: '', ...row.query } as SavedSearch['search'],
  frequency: row.frequency,
  matches: row.matches,
  last_match: row.lastMatchAt?.toISOString() ?? null,
  added: row.createdAt.toISOString(),
});
