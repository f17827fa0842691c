import { type SearchCategory, type Suggestion, siteSearchQueries } from '@millrace/api-client';
import { type SearchPlace, type TypedSearch, typedSearch } from '@millrace/domain';
import { useDebouncedValue } from '@millrace/ui/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { mapOnce } from '../../internal/map-once';
import { useApiClient } from '../ApiClient';
import { type SuggestedHit, toSuggestedHit } from './search-hit';

/** Debounces what is typed, and tells what it looks for. */
interface Typed {
  sought: string;
  debounced: string;
  looksFor: TypedSearch;
  debouncedLooksFor: TypedSearch;
}

/** Follows what somebody types in a place that searches. */
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
  /** Of one kind alone. Default: of all. */
  category: SearchCategory | undefined;
  limit: number;
  /** False while nothing is to be asked; what was found before stays. */
  isAsked: boolean;
}

/** Reads suggestions for what is typed; those for the text before stay until others come. */
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
  // Loading from the first character that counts, not from the request on, so that the list opens while one types.
  const isCurrent = debounced === sought && query.isSuccess && !query.isPlaceholderData;
  return { rows, status: isCurrent ? ('ready' as const) : ('loading' as const), isCurrent, retry };
}

/** Those that are called, or numbered, exactly as was typed. */
export const keepExact = (rows: readonly Suggestion[]): readonly Suggestion[] =>
  rows.filter(({ match }) => match?.quality === 'exact');

/** Suggestions as views show them. */
export const toHits = (rows: readonly Suggestion[]): readonly SuggestedHit[] =>
  mapOnce(rows, toSuggestedHit).filter((hit) => hit !== null);

/** The same list each time: what shows nothing is not drawn anew. */
const NONE: never[] = [];
