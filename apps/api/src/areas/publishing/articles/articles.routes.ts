import type { Context } from '../../../platform/context';
import type { Handlers } from '../../../platform/http/call';
import { articleText } from './article-text';
import { CatalogueNames, matchArticle } from './articles.service';

/** Routes for finding names in an article. The text is not stored. */
export function articleRoutes({ db, config }: Context) {
  const names = new CatalogueNames(db);
  // Preloads the index, so that the first request does not wait. A failure is reported to later requests.
  names.current().catch(() => undefined);
  return {
    matchArticle: async ({ body }) => ({
      status: 200,
      json: await matchArticle(db, names, await articleText(body, config.pages)),
    }),
  } satisfies Partial<Handlers>;
}
