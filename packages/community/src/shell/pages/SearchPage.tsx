import type { SearchHit } from '@millrace/api-client';
import { SearchResults, type SearchResultsProps, toListState, toSearchHit } from '@millrace/design-system';
import { Page, PageMain } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';

type SearchState = SearchResultsProps['state'];

export interface SearchPageProps extends Pick<SearchResultsProps, 'text' | 'onRetry'> {
  category: NonNullable<SearchResultsProps['category']>;
  /** What was found; undefined while it is on its way. */
  hits: readonly SearchHit[] | undefined;
  hasFailed: boolean;
}

/** As many as one page of results shows. */
export const SEARCH_RESULTS_MAX = 50;

/** Renders what a search found; the box in the masthead holds what was searched for. */
export function SearchPage({ hits, hasFailed, ...search }: SearchPageProps) {
  const messages = useMessages();
  return (
    <Page>
      <PageMain spaced>
        <SearchResults
          {...search}
          limit={SEARCH_RESULTS_MAX}
          state={hasFailed ? { status: 'error', message: messages.format('list.failedHint') } : found(hits)}
        />
      </PageMain>
    </Page>
  );
}

function found(hits: SearchPageProps['hits']): SearchState {
  return hits ? toListState(hits.map(toSearchHit)) : { status: 'loading' };
}
