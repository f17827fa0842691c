import type { SavedQuery, SavedSearch } from '@millrace/api-client';
import { compareCodePoints } from '@millrace/domain';
import type { HttpHandler } from 'msw';
import { stableId } from '../factories/stable-id';
import type { MockServer } from '../handlers/mock-server';
import { found, REPLY, refuse, refuseField } from '../handlers/refusals';

// Newer than every example, and independent of the clock.
const SAVED_AT = '2026-09-15T10:50:30.000Z';

/** Creates handlers that list, save, change and delete saved searches. */
export function savedSearchHandlers(server: MockServer): HttpHandler[] {
  const { http, user } = server;

  const savedSearches = (): SavedSearch[] => server.data.savedSearches;

  return [
    http.get('/api/v2/saved-searches', ({ response }) => {
      if (user === null) return response.untyped(refuse('signIn'));
      const results = savedSearches();
      return response(200).json({ results, count: results.length }, REPLY);
    }),

    http.post('/api/v2/saved-searches', async ({ request, response }) => {
      if (user === null) return response.untyped(refuse('signIn'));
      const { name, search, frequency = 'daily' } = await request.json();
      const reply = await server.once(request, () => {
        const { category: _category, q = '', ...filters } = search;
        const isSomething =
          q.trim() !== '' ||
          Object.values(filters).some((one) => one === true || (Array.isArray(one) && one.length > 0));
        if (!isSomething) return refuseField('search', 'Enter a word, or choose a filter.');
        const known = findSavedSearch(savedSearches(), search);
        const saved: SavedSearch = {
          id: known?.id ?? stableId('saved search', savedKey(search)),
          name: name?.trim() || (known?.name ?? (q.trim() || search.category)),
          search,
          frequency,
          matches: known?.matches ?? 0,
          last_match: known?.last_match ?? null,
          added: known?.added ?? SAVED_AT,
        };
        server.data.savedSearches = [saved, ...savedSearches().filter(({ id }) => id !== saved.id)];
        return response(201).json(saved, REPLY);
      });
      return response.untyped(reply);
    }),

    http.patch('/api/v2/saved-searches/{id}', async ({ params, request, response }) => {
      if (user === null) return response.untyped(refuse('signIn'));
      const change = await request.json();
      const saved = { ...found(savedSearches().find(({ id }) => id === params.id)), ...change };
      server.data.savedSearches = savedSearches().map((one) => (one.id === saved.id ? saved : one));
      return response(200).json(saved, REPLY);
    }),

    http.delete('/api/v2/saved-searches/{id}', ({ params, response }) => {
      if (user === null) return response.untyped(refuse('signIn'));
      found(savedSearches().find(({ id }) => id === params.id));
      server.data.savedSearches = savedSearches().filter(({ id }) => id !== params.id);
      return response(204).empty(REPLY);
    }),
  ];
}

/** Returns the saved search with the same criteria, if there is one. */
export const findSavedSearch = (saved: readonly SavedSearch[], search: SavedQuery): SavedSearch | undefined =>
  saved.find((one) => savedKey(one.search) === savedKey(search));

const savedKey = ({ q = '', ...search }: SavedQuery): string =>
  JSON.stringify(
    Object.entries({ ...search, q: q.trim().toLowerCase() }).sort(([a], [b]) => compareCodePoints(a, b)),
  );
