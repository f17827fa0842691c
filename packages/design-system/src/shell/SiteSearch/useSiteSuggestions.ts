import { siteSearchQueries } from '@millrace/api-client';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApiClient } from '../ApiClient';
import { hitCategory, type SiteSearchCategory, type SuggestedHit } from './search-hit';
import { keepExact, toHits, useSuggestions, useTyped } from './useSuggestions';

/** Maximum number of suggestions, and number of hits in the category from which other kinds are not searched. */
const SHOWN_MAX = 10;
const ENOUGH = 6;

const POPULAR_SHOWN = 5;
const POPULAR_FRESH_MS = 5 * 60_000;

/**
 * Returns suggestions for the box of the masthead: hits in the category first, then other kinds if there is space.
 * Short queries match full names only.
 *
 * @see NAV-012, NAV-013
 */
export function useSiteSuggestions(text: string, category: SiteSearchCategory) {
  const typed = useTyped(text, 'site');
  const { looksFor, debouncedLooksFor } = typed;
  const own = useSuggestions(typed, { category, limit: SHOWN_MAX, isAsked: debouncedLooksFor === 'any' });
  const hasRoom = own.rows.length < ENOUGH;
  const all = useSuggestions(typed, {
    category: undefined,
    limit: SHOWN_MAX,
    isAsked: debouncedLooksFor === 'exact' || (debouncedLooksFor === 'any' && own.isCurrent && hasRoom),
  });

  const hits: readonly SuggestedHit[] = useMemo(() => {
    if (looksFor === 'none' || (looksFor === 'exact' && !all.isCurrent)) return NONE;
    const isOwn = (hit: SuggestedHit) => hitCategory(hit) === category;
    const ofAll = toHits(looksFor === 'exact' ? keepExact(all.rows) : all.rows);
    // Placeholder data of the previous text may be of the previous category, whose hits are among the others.
    const first = (looksFor === 'exact' ? ofAll : toHits(own.rows)).filter(isOwn);
    const others = looksFor === 'exact' || hasRoom ? ofAll.filter((hit) => !isOwn(hit)) : NONE;
    return [...first, ...others].slice(0, SHOWN_MAX);
  }, [looksFor, category, own.rows, all.rows, all.isCurrent, hasRoom]);

  if (looksFor !== 'any') {
    // Show no empty state for a name that is still being typed.
    const status = hits.length > 0 ? ('ready' as const) : ('idle' as const);
    return { hits, status, retry: all.retry };
  }
  if (own.status === 'failed') return { hits: NONE, status: own.status, retry: own.retry };
  // Show the empty state only after the other kinds are searched too.
  const isNothingYet = own.rows.length === 0 && all.status === 'loading';
  return { hits, status: isNothingYet ? ('loading' as const) : own.status, retry: own.retry };
}

/** Suggests products with the most followers while the box is empty. @param isAsked False until the box is used. */
export function usePopularHits(isAsked: boolean): readonly SuggestedHit[] {
  const { data } = useQuery({
    ...siteSearchQueries(useApiClient()).suggestions('', { category: 'products', limit: POPULAR_SHOWN }),
    enabled: isAsked,
    staleTime: POPULAR_FRESH_MS,
  });
  return useMemo(() => (data ? toHits(data) : NONE), [data]);
}

/** Constant empty list, referentially stable to avoid renders. */
const NONE: never[] = [];
