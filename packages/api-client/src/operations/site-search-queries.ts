import { searchText } from '@millrace/domain';
import { type Page, type Pages, readPage } from '../query-options/page';
import { pagedOptions, readOptions } from '../query-options/read-options';
import { isApiError } from '../transport/api-error';
import type { Client } from '../transport/client';
import { unwrap } from '../transport/unwrap';
import type { SearchAdvice, SearchCategory, SearchGroup, SearchResult, Suggestion } from '../types';
import { type SiteSearch, savedSearchKeys, searchKeys } from './keys';

/** A page of what was found; groups and advice are those of the first. */
interface SearchPage extends Page<SearchResult> {
  category: SearchCategory;
  estimated: boolean;
  groups: SearchGroup[];
  advice: SearchAdvice | null;
}

/** Describes what was found so far. */
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

/** Searches of everything, and suggestions, as options of TanStack Query. When to start one: `canSearch`. */
export function siteSearchQueries({ withoutRetries: client }: Client) {
  return {
    /** Describes what is found of a category, in pages, and of other kinds in groups. */
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

    /**
     * Names to choose while somebody types; of an empty text, what most members follow. A plan without this right is offered
     * none. @see FEED-023
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

/** Reads of one's saved searches, as options of TanStack Query. */
export function savedSearchQueries(client: Client) {
  return {
    /** The newest first. */
    list: () =>
      readOptions({
        queryKey: savedSearchKeys.list,
        queryFn: async ({ signal }) =>
          (await unwrap(client.GET('/api/v2/saved-searches', { signal }))).results,
      }),
  };
}
