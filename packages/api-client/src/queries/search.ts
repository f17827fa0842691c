import { searchText } from '@millrace/domain';
import { answer } from '../answer';
import { isApiError } from '../api-error';
import type { Client } from '../client';
import { searchKeys } from '../query-keys';
import type { FoundPerson, SearchHit } from '../types';
import { readOptions } from './read-options';
import { readSearchHits } from './read-search-hits';

/** What a search is asked for. */
export interface SearchRequest {
  /** How many hits at most. Default: the server's, 10. */
  limit?: number;
}

/** Searches by name, best matches first, as options of TanStack Query. When to start one: `canSearch`. */
export function searchQueries(client: Client) {
  const search = (
    path:
      | '/api/v1/product/search/{text}'
      | '/api/v1/company/search/{text}'
      | '/api/v1/productandcompany/search/{text}'
      | '/api/v1/user/search/company/{text}',
    key: (text: string, limit?: number) => readonly unknown[],
    text: string,
    limit: number | undefined,
  ) => {
    const sought = searchText(text);
    return readOptions<SearchHit[]>({
      queryKey: key(sought, limit),
      queryFn: async ({ signal }) => {
        if (!canBePathSegment(sought)) return [];
        const params = { path: { text: sought }, query: { limit } };
        return readSearchHits(await answer(client.GET(path, { params, signal })));
      },
    });
  };

  return {
    /** Products by name. */
    products: (text: string, { limit }: SearchRequest = {}) =>
      search('/api/v1/product/search/{text}', searchKeys.products, text, limit),

    /** Companies by name. */
    companies: (text: string, { limit }: SearchRequest = {}) =>
      search('/api/v1/company/search/{text}', searchKeys.companies, text, limit),

    /** Products and companies by name, in one list. */
    productsAndCompanies: (text: string, { limit }: SearchRequest = {}) =>
      search('/api/v1/productandcompany/search/{text}', searchKeys.productsAndCompanies, text, limit),

    /** The company that one works for, by name: in the sign-up and the wizard. */
    ownCompany: (text: string, { limit }: SearchRequest = {}) =>
      search('/api/v1/user/search/company/{text}', searchKeys.ownCompany, text, limit),

    /** Members by name, one's connections first; a plan without this right finds nobody. @see FEED-023, GAP-072 */
    people: (text: string, { limit }: SearchRequest = {}) => {
      const sought = searchText(text);
      return readOptions<FoundPerson[]>({
        queryKey: searchKeys.people(sought, limit),
        queryFn: async ({ signal }) => {
          if (!canBePathSegment(sought)) return [];
          const params = { path: { text: sought }, query: { limit } };
          const call = client.GET('/api/v1/user/search/people/{text}', { params, signal });
          return answer(call).then(
            ({ results }) => results,
            (error: unknown) => {
              if (isApiError(error) && error.status === 403) return [];
              throw error;
            },
          );
        },
      });
    },
  };
}

// A URL drops the segments "." and "..", also when they are encoded, so that another path would be asked.
function canBePathSegment(text: string): boolean {
  return text !== '' && text !== '.' && text !== '..';
}
