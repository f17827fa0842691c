import type { components } from '@millrace/api-client';
import type { Context } from '../../../platform/context';
import { SignInRequiredError } from '../../../platform/errors';
import type { Handlers } from '../../../platform/http/call';
import { signedIn } from '../../../platform/http/signed-in';
import { adviceOn, searchFilters } from '../search';
import {
  categoriesFor,
  type FoundCategory,
  findCategory,
  KIND_OF,
  resultsOf,
  shownTo,
} from './find-everything';
import { sectorOverview } from './sector-overview';
import { suggestNames } from './suggest';

/** Maximum number of results from each other category. */
const OTHERS_SHOWN = 3;

/** Categories whose entries have pages of their own to link to. */
const LINKED = ['products', 'companies', 'events', 'posts'] as const;

/** Routes of the site search, suggestions, and sector overviews. */
export const siteSearchRoutes = (context: Context) =>
  ({
    search: async ({ query, viewer }) => {
      const { q: text, category = 'products', limit, cursor } = query;
      const categories = categoriesFor(viewer);
      if (!categories.includes(category)) throw new SignInRequiredError();
      const first = await findCategory(context, category, viewer, { text, limit, cursor });
      const others: FoundCategory[] = [];
      if (cursor === undefined) {
        for (const other of categories.filter((one) => one !== category)) {
          others.push(await findCategory(context, other, viewer, { text, limit: OTHERS_SHOWN }));
        }
      }
      const groups = others.filter(({ count }) => count > 0).sort((a, b) => rankOf(b) - rankOf(a));
      const request = {
        kind: KIND_OF[category],
        text,
        filters: searchFilters({}),
        shown: shownTo(category, viewer),
        reader: viewer ? ('member' as const) : ('guest' as const),
      };
      const isNothing = first.count === 0 && groups.length === 0;
      return {
        status: 200,
        json: {
          results: first.results,
          count: first.count,
          category,
          estimated: first.estimated,
          groups: groups.map(groupView),
          advice:
            cursor === undefined && (first.count > 0 || isNothing)
              ? await adviceOn(context, request, first.page)
              : null,
          ...(first.next !== null && { LastEvaluatedKey: first.next }),
        },
      };
    },

    resolveLinks: async (call) => {
      const viewer = signedIn(call);
      const {
        product: products = [],
        company: companies = [],
        event: events = [],
        post: posts = [],
      } = call.query;
      const asked = { products, companies, events, posts } as const;
      const results: components['schemas']['SearchResult'][] = [];
      for (const category of LINKED) {
        const ids = [...new Set(asked[category])];
        results.push(...(await resultsOf(context, category, ids, viewer, null)));
      }
      return { status: 200, json: { results, count: results.length } };
    },

    suggest: async ({ query, viewer }) => {
      const results = await suggestNames(context, viewer, {
        text: query.q,
        category: query.category,
        limit: query.limit,
      });
      return { status: 200, json: { results, count: results.length } };
    },

    getSector: async ({ path, viewer }) => ({
      status: 200,
      json: await sectorOverview(context, path.id, viewer),
    }),
  }) satisfies Partial<Handlers>;

const groupView = ({
  category,
  count,
  estimated,
  results,
}: FoundCategory): components['schemas']['SearchGroup'] => ({
  category,
  count,
  estimated,
  top: results,
});

/** Sorts exact matches before corrected ones. */
const rankOf = ({ page: { plan } }: FoundCategory): number =>
  (plan?.isComplete === true ? 2 : 0) + (plan?.didYouMean === null ? 1 : 0);
