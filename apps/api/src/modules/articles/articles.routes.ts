import type { Context } from '../../context';
import type { Handlers } from '../../http/call';
import { articleCandidates } from './article-candidates';
import { articleExcerpt } from './article-excerpt';
import { articleWords } from './article-words';
import { findNamed } from './articles.repository';
import { matchNames } from './match-names';

/** As many matches as are listed. */
const LISTED = 100;

/** Finding what an article names. The text is kept nowhere. */
export const articleRoutes = ({ db }: Context) =>
  ({
    matchArticle: async ({ body: { text } }) => {
      const words = articleWords(text);
      const candidates = articleCandidates(text, words);
      const rows = await findNamed(db, {
        products: [...candidates.products.keys()],
        companies: [...candidates.companies.keys()],
      });
      const matches = matchNames(
        text,
        words,
        rows.map((thing) => {
          const spans = thing.kind === 'company' ? candidates.companies : candidates.products;
          return { spans: spans.get(thing.key) ?? [], things: [thing] };
        }),
      );
      return {
        status: 200,
        json: {
          results: matches.slice(0, LISTED).map(({ thing: { kind, id, name, sector }, times, ...place }) => ({
            ...{ kind, id, name, sector, times },
            excerpt: articleExcerpt(text, place),
          })),
          count: matches.length,
        },
      };
    },
  }) satisfies Partial<Handlers>;
