import { type ApiError, type FoundPerson, searchQueries } from '@millrace/api-client';
import { canSearch, type SearchPlace } from '@millrace/domain';
import { useDebouncedValue } from '@millrace/ui/hooks';
import { keepPreviousData, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { mapOnce } from '../../internal/map-once';
import { useApiClient } from '../ApiClient';
import { type SearchHit, toSearchHit } from './search-hit';

/** What is searched; `ownCompany` is the company that one works for. */
export type SearchScope = 'products' | 'companies' | 'productsAndCompanies' | 'ownCompany';

/** Searches by name once the typing rests, from as many characters on as the place says. @see NAV-013, ACC-042 */
export function useSearchHits(text: string, scope: SearchScope, place: SearchPlace = 'site') {
  const queries = searchQueries(useApiClient());
  const search = useDebouncedSearch(text, place, (debounced) => queries[scope](debounced));
  const hits: readonly SearchHit[] = useMemo(() => mapOnce(search.hits, toSearchHit), [search.hits]);
  return { ...search, hits };
}

/** Finds members by name, as above; nobody where the plan has no right to. @see FEED-023, GAP-072 */
export function usePeopleSearch(text: string, place: SearchPlace) {
  const queries = searchQueries(useApiClient());
  return useDebouncedSearch<FoundPerson>(text, place, (debounced) => queries.people(debounced));
}

function useDebouncedSearch<Hit>(
  text: string,
  place: SearchPlace,
  toQueryOptions: (text: string) => UseQueryOptions<Hit[], ApiError, Hit[], readonly unknown[]>,
) {
  const sought = text.trim();
  const debounced = useDebouncedValue(sought);
  const query = useQuery({
    ...toQueryOptions(debounced),
    enabled: canSearch(place, debounced),
    placeholderData: keepPreviousData,
  });
  const retry = () => void query.refetch();
  if (!canSearch(place, sought)) return { hits: NONE, status: 'idle' as const, retry };
  if (query.isError && !query.isFetching && debounced === sought) {
    return { hits: NONE, status: 'failed' as const, retry };
  }
  // Loading from the first character that counts, not from the request on, so that the list opens while one types.
  const isLoading = debounced !== sought || query.isPending || query.isError;
  return { hits: query.data ?? NONE, status: isLoading ? ('loading' as const) : ('ready' as const), retry };
}

/** The same list each time: what shows nothing is not drawn anew. */
const NONE: never[] = [];
