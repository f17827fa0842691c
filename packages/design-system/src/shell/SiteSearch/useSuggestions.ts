import { type SearchCategory, type Suggestion, siteSearchQueries } from '@millrace/api-client';
import { type SearchPlace, type TypedSearch, typedSearch } from '@millrace/domain';
import { useDebouncedValue } from '@millrace/ui/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { mapOnce } from '../../internal/map-once';
import { useApiClient } from '../ApiClient';
import { type SuggestedHit, toSuggestedHit } from './search-hit';

/** Typed text, raw and debounced, with the kind of search that it triggers. */
interface Typed {
  sought: string;
  debounced: string;
  looksFor: TypedSearch;
  debouncedLooksFor: TypedSearch;
}

/** Debounces the text of a search field, and returns the kind of search that it triggers in a place. */
export function useTyped(text: string, place: SearchPlace): Typed {
  const sought = text.trim();
  const debounced = useDebouncedValue(sought);
  return {
    sought,
    debounced,
    looksFor: typedSearch(place, sought),
    debouncedLooksFor: typedSearch(place, debounced),
  };
}

interface SuggestionsAsked {
  /** Restricts the search to one kind. Default: all kinds. */
  category: SearchCategory | undefined;
  limit: number;
  /** False disables the search; previous hits stay. */
  isAsked: boolean;
}

/** Fetches suggestions with a debounce; those for the previous text stay until the new ones are loaded. */
export function useSuggestions(
  { sought, debounced }: Pick<Typed, 'sought' | 'debounced'>,
  { category, limit, isAsked }: SuggestionsAsked,
) {
  const query = useQuery({
    ...siteSearchQueries(useApiClient()).suggestions(debounced, {
      limit,
      ...(category !== undefined && { category }),
    }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  const rows: readonly Suggestion[] = query.data ?? NONE;
  const retry = () => void query.refetch();
  if (query.isError && !query.isFetching && debounced === sought) {
    return { rows: NONE, status: 'failed' as const, isCurrent: false, retry };
  }
  // Loading starts at the minimum length rather than with the debounced request, so that the list opens while typing.
  const isCurrent = debounced === sought && query.isSuccess && !query.isPlaceholderData;
  return { rows, status: isCurrent ? ('ready' as const) : ('loading' as const), isCurrent, retry };
}

/** Selects the hits whose name or number equals the text. */
export const keepExact = (rows: readonly Suggestion[]): readonly Suggestion[] =>
  rows.filter(({ match }) => match?.quality === 'exact');

/** Converts suggestions to view models. */
export const toHits = (rows: readonly Suggestion[]): readonly SuggestedHit[] =>
  mapOnce(rows, toSuggestedHit).filter((hit) => hit !== null);

/** Constant empty list, referentially stable to avoid renders. */
const NONE: never[] = [];
