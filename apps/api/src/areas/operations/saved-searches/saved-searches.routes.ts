import type { Context } from '../../../platform/context';
import { transact } from '../../../platform/db/transact';
import { NotFoundError } from '../../../platform/errors';
import type { Handlers } from '../../../platform/http/call';
import { signedIn } from '../../../platform/http/signed-in';
import { deleteSavedSearch, findSavedSearches } from './saved-searches.repository';
import { changeSavedSearch, saveSearch } from './saved-searches.service';
import { savedSearchView } from './saved-searches.view';

/** Routes of the viewer's own saved searches. */
export const savedSearchRoutes = ({ db }: Context) =>
  ({
    listSavedSearches: async (call) => {
      const results = (await findSavedSearches(db, signedIn(call).id)).map(savedSearchView);
      return { status: 200, json: { results, count: results.length } };
    },

    saveSearch: async (call) => {
      const { id } = signedIn(call);
      return call.once(async (tx) => ({
        status: 201,
        json: savedSearchView(await saveSearch(tx, id, call.body)),
      }));
    },

    changeSavedSearch: async (call) => {
      const { id } = signedIn(call);
      const row = await transact(db, (tx) => changeSavedSearch(tx, id, call.path.id, call.body));
      return { status: 200, json: savedSearchView(row) };
    },

    deleteSavedSearch: async (call) => {
      const { id } = signedIn(call);
      await transact(db, async (tx) => {
        if (!(await deleteSavedSearch(tx, id, call.path.id))) throw new NotFoundError();
      });
      return { status: 204 };
    },
  }) satisfies Partial<Handlers>;
