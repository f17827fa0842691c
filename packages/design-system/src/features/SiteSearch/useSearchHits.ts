import { searchQueries } from '@millrace/api-client';
import { canSearch } from '@millrace/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApiClient } from '../ApiClient';
import type { SiteSearchCategory } from './search-hit';

/** How long the typing must rest before the server is asked, in ms. */
const REST_MS = 180;

/** Searches by name from three characters on, once the typing rests. @see NAV-013 */
export function useSearchHits(text: string, category: SiteSearchCategory) {
  const sought = text.trim();
  const rested = useRested(sought, REST_MS);
  const queries = searchQueries(useApiClient());
  const query = useQuery({
    ...(category === 'products' ? queries.products(rested) : queries.companies(rested)),
    enabled: canSearch('site', rested),
    placeholderData: keepPreviousData,
  });
  if (!canSearch('site', sought)) return { hits: [], status: 'idle' as const };
  if (query.isError) return { hits: [], status: 'failed' as const };
  // Loading from the third character on, not from the request on, so that the list opens while one types.
  const isLoading = rested !== sought || query.isPending;
  return { hits: query.data ?? [], status: isLoading ? ('loading' as const) : ('ready' as const) };
}

function useRested(value: string, delayMs: number): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return rested;
}
