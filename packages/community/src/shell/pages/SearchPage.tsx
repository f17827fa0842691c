import { SearchResults, type SearchResultsProps } from '@millrace/design-system';
import { Page, PageMain } from '@millrace/ui';
import { useMessages } from '@millrace/ui/messages';

type SearchState = SearchResultsProps['state'];

export interface SearchPageProps extends Pick<SearchResultsProps, 'text' | 'onRetry'> {
  category: NonNullable<SearchResultsProps['category']>;
  /** What was found; undefined while it is on its way. */
  hits: Extract<SearchState, { status: 'ready' }>['rows'] | undefined;
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
  if (hits === undefined) return { status: 'loading' };
  if (hits.length === 0) return { status: 'empty' };
  return { status: 'ready', rows: hits, total: hits.length, more: 'idle' };
}
