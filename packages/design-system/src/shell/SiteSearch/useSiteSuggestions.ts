import { siteSearchQueries } from '@millrace/api-client';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApiClient } from '../ApiClient';
import { hitCategory, type SiteSearchCategory, type SuggestedHit } from './search-hit';
import { keepExact, toHits, useSuggestions, useTyped } from './useSuggestions';

/** As many as the list shows, and of how many on the chosen category leaves other kinds no room. */
const SHOWN_MAX = 10;
const ENOUGH = 6;

const POPULAR_SHOWN = 5;
const POPULAR_FRESH_MS = 5 * 60_000;

/**
 * Suggests what may be meant in the box of the masthead: of the chosen category first, and where that leaves room, of other
 * kinds; of fewer characters than are enough, what is called exactly so.
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
    // Those of the text before may be of the category before, which are among the others.
    const first = (looksFor === 'exact' ? ofAll : toHits(own.rows)).filter(isOwn);
    const others = looksFor === 'exact' || hasRoom ? ofAll.filter((hit) => !isOwn(hit)) : NONE;
    return [...first, ...others].slice(0, SHOWN_MAX);
  }, [looksFor, category, own.rows, all.rows, all.isCurrent, hasRoom]);

  if (looksFor !== 'any') {
    // Nothing is said of a name that is not yet written out.
    const status = hits.length > 0 ? ('ready' as const) : ('idle' as const);
    return { hits, status, retry: all.retry };
  }
  if (own.status === 'failed') return { hits: NONE, status: own.status, retry: own.retry };
  // That there is nothing is said once other kinds have none either.
  const isNothingYet = own.rows.length === 0 && all.status === 'loading';
  return { hits, status: isNothingYet ? ('loading' as const) : own.status, retry: own.retry };
}

/** Suggests what most members follow, for a box in which nothing is typed. @param isAsked False until somebody may look at it. */
export function usePopularHits(isAsked: boolean): readonly SuggestedHit[] {
  const { data } = useQuery({
    ...siteSearchQueries(useApiClient()).suggestions('', { category: 'products', limit: POPULAR_SHOWN }),
    enabled: isAsked,
    staleTime: POPULAR_FRESH_MS,
  });
  return useMemo(() => (data ? toHits(data) : NONE), [data]);
}

/** The same list each time: what shows nothing is not drawn anew. */
const NONE: never[] = [];
