import type { Context } from '../../../platform/context';
import type { Handlers } from '../../../platform/http/call';
import { CatalogueNames, matchArticle } from './articles.service';

/** Finding what an article names. The text is kept nowhere. */
export function articleRoutes({ db }: Context) {
  const names = new CatalogueNames(db);
  // So that not the first who asks waits for them; who asks is told what has failed.
  names.current().catch(() => undefined);
  return {
    matchArticle: async ({ body: { text } }) => ({ status: 200, json: await matchArticle(db, names, text) }),
  } satisfies Partial<Handlers>;
}
