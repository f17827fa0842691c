import type { SearchPlace } from '@millrace/domain';
import { useMemo } from 'react';
import { isOfCatalogue, type SearchHit, type SuggestedHit } from './search-hit';
import { keepExact, toHits, useSuggestions, useTyped } from './useSuggestions';

/** Kinds of entries to search; `ownCompany` is the member's own company. */
export type SearchScope = 'products' | 'companies' | 'productsAndCompanies' | 'ownCompany';

const CATEGORIES = {
  products: 'products',
  companies: 'companies',
  ownCompany: 'companies',
  productsAndCompanies: undefined,
} as const;

/** Maximum number of hits; events and people are filtered out. */
const FOUND_MAX = 20;
const SHOWN_MAX = 10;

/**
 * Searches products and companies with a debounce: from the minimum length of the place on for all matches; shorter
 * queries match full names only.
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
  // Show no empty state for a name that is still being typed.
  return { hits, status: hits.length > 0 ? ('ready' as const) : ('idle' as const), retry };
}

/** Finds members by name with a debounce, the viewer's connections first. @see FEED-023, GAP-072 */
export function usePeopleSearch(text: string, place: SearchPlace) {
  const typed = useTyped(text, place);
  const { looksFor } = typed;
  const { rows, status } = useSuggestions(typed, {
    category: 'people',
    limit: SHOWN_MAX,
    isAsked: typed.debouncedLooksFor === 'any',
  });
  const hits: readonly SuggestedHit[] = useMemo(
    () => (looksFor === 'any' && status !== 'failed' ? toHits(rows) : NONE),
    [looksFor, status, rows],
  );
  return { hits, status: looksFor === 'any' ? status : ('idle' as const) };
}

/** Constant empty list, referentially stable to avoid renders. */
const NONE: never[] = [];
