import { searchQueries } from '@millrace/api-client';
import { canSearch, type SearchPlace } from '@millrace/domain';
import { useDebouncedValue } from '@millrace/ui/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApiClient } from '../ApiClient';
import { isOfCatalogue, type SearchHit } from './search-hit';
import { keepExact, toHits, useSuggestions, useTyped } from './useSuggestions';

/** What is searched; `ownCompany` is the company that one works for. */
export type SearchScope = 'products' | 'companies' | 'productsAndCompanies' | 'ownCompany';

const CATEGORIES = {
  products: 'products',
  companies: 'companies',
  ownCompany: 'companies',
  productsAndCompanies: undefined,
} as const;

/** As many as a list has room for, of which events and people are left out. */
const FOUND_MAX = 20;
const SHOWN_MAX = 10;

/**
 * Searches products and companies once the typing rests: from as many characters on as the place says for all that match,
 * and before for what is called exactly so.
 *
 * @see NAV-013, ACC-042
 */
export function useSearchHits(text: string, scope: SearchScope, place: SearchPlace = 'site') {
  const typed = useTyped(text, place);
  const { rows, status, isCurrent, retry } = useSuggestions(typed, {
    category: CATEGORIES[scope],
    limit: scope === 'productsAndCompanies' ? FOUND_MAX : SHOWN_MAX,
    isAsked: typed.debouncedLooksFor !== 'none',
  });
  const { looksFor } = typed;
  const hits: readonly SearchHit[] = useMemo(() => {
    if (looksFor === 'none' || status === 'failed') return NONE;
    const counted = looksFor === 'any' ? rows : isCurrent ? keepExact(rows) : NONE;
    return toHits(counted).filter(isOfCatalogue).slice(0, SHOWN_MAX);
  }, [looksFor, status, rows, isCurrent]);
  if (looksFor === 'any') return { hits, status, retry };
  // Nothing is said of a name that is not yet written out.
  return { hits, status: hits.length > 0 ? ('ready' as const) : ('idle' as const), retry };
}

/** Finds members by name, from as many characters on; nobody where the plan has no right to. @see FEED-023, GAP-072 */
export function usePeopleSearch(text: string, place: SearchPlace) {
  const sought = text.trim();
  const debounced = useDebouncedValue(sought);
  const query = useQuery({
    ...searchQueries(useApiClient()).people(debounced),
    enabled: canSearch(place, debounced),
    placeholderData: keepPreviousData,
  });
  if (!canSearch(place, sought)) return { hits: NONE, status: 'idle' as const };
  if (query.isError && !query.isFetching && debounced === sought) {
    return { hits: NONE, status: 'failed' as const };
  }
  const isLoading = debounced !== sought || query.isPending || query.isError;
  return { hits: query.data ?? NONE, status: isLoading ? ('loading' as const) : ('ready' as const) };
}

/** The same list each time: what shows nothing is not drawn anew. */
const NONE: never[] = [];
