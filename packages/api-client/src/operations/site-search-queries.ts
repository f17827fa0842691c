import { searchText } from '@millrace/domain';
import { type Page, type Pages, readPage } from '../query-options/page';
import { pagedOptions, readOptions } from '../query-options/read-options';
import { isApiError } from '../transport/api-error';
import type { Client } from '../transport/client';
import { unwrap } from '../transport/unwrap';
import type { SearchAdvice, SearchCategory, SearchGroup, SearchResult, Suggestion } from '../types';
import { type SiteSearch, savedSearchKeys, searchKeys } from './keys';
import { type LinkedKind, readLinked } from './link-batch';

/** Page of results; groups and suggestions are those of the first. */
interface SearchPage extends Page<SearchResult> {
  category: SearchCategory;
  estimated: boolean;
  groups: SearchGroup[];
  advice: SearchAdvice | null;
}

/** Results fetched so far. */
export interface FoundEverything extends Omit<SearchPage, 'cursor'> {}

const joinSearch = ({ pages }: Pages<SearchPage>): FoundEverything => {
  const [first] = pages;
  return {
    items: pages.flatMap(({ items }) => items),
    count: pages.at(-1)?.count ?? 0,
    category: first?.category ?? 'products',
    estimated: first?.estimated ?? false,
    groups: first?.groups ?? [],
    advice: first?.advice ?? null,
  };
};

/** Site search and suggestions, as options of TanStack Query. `canSearch` tells when to start one. */
export function siteSearchQueries({ withoutRetries: client }: Client) {
  return {
    /** Results of a category in pages, and of other categories in groups. */
    everything: ({ text, category = 'products', limit }: SiteSearch) => {
      const q = searchText(text);
      return pagedOptions({
        queryKey: searchKeys.everything({ text: q, category, limit }),
        readPage: async ({ signal, cursor }): Promise<SearchPage> => {
          if (q === '') {
            return {
              items: [],
              count: 0,
              cursor: null,
              category,
              estimated: false,
              groups: [],
              advice: null,
            };
          }
          const list = await unwrap(
            client.GET('/api/v2/search', { params: { query: { q, category, limit, cursor } }, signal }),
          );
          const { estimated, groups, advice } = list;
          return { ...readPage<SearchResult>(list), category: list.category, estimated, groups, advice };
        },
        join: joinSearch,
      });
    },

    /** Reads what a link leads to: null if it is not there for the viewer. Links of the same moment share one request. */
    linked: (kind: LinkedKind, id: string) =>
      readOptions({
        queryKey: searchKeys.linked(kind, id),
        queryFn: () => readLinked(client, kind, id),
      }),

    /**
     * Suggestions while typing; for an empty text, the most followed entries. Empty for a plan without this
     * entitlement. @see FEED-023
     */
    suggestions: (text: string, { category, limit }: { category?: SearchCategory; limit?: number } = {}) => {
      const q = searchText(text);
      return readOptions({
        queryKey: searchKeys.suggestions({ text: q, category, limit }),
        queryFn: ({ signal }) =>
          unwrap(
            client.GET('/api/v2/search/suggestions', { params: { query: { q, category, limit } }, signal }),
          ).then(
            ({ results }) => results,
            (error: unknown): Suggestion[] => {
              if (isApiError(error) && error.status === 403) return [];
              throw error;
            },
          ),
      });
    },
  };
}

/** Returns queries of saved searches, as options of TanStack Query. */
export function savedSearchQueries(client: Client) {
  return {
    /** Saved searches, newest first. */
    list: () =>
      readOptions({
        queryKey: savedSearchKeys.list,
        queryFn: async ({ signal }) =>
          (await unwrap(client.GET('/api/v2/saved-searches', { signal }))).results,
      }),
  };
}
