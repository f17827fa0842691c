import { quoteQueries } from '@millrace/api-client';
import { useApiClient, useListProps } from '@millrace/design-system/connected';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type QuoteBox, QuoteList, type QuoteListProps } from './QuoteList';

export interface QuoteListContainerProps extends Pick<QuoteListProps, 'unverifiedCompany'> {
  box: QuoteBox;
}

/** Requests for quotes of one box, over the API. */
export function QuoteListContainer({ box, unverifiedCompany }: QuoteListContainerProps) {
  const query = useInfiniteQuery(quoteQueries(useApiClient()).box(box));
  return <QuoteList box={box} unverifiedCompany={unverifiedCompany} {...useListProps(query)} />;
}
