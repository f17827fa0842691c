import { companyQueries } from '@millrace/api-client';
import { useApiClient, useListState } from '@millrace/design-system/connected';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

/** The most that the contract gives at once. */
const PAGE = 200;

/** All that a company supplies, page by page: a search must know of each product whether it is there. */
export function useSuppliedProducts(companyId: string | null) {
  const query = useInfiniteQuery({
    ...companyQueries(useApiClient()).products(companyId ?? '', { limit: PAGE }),
    enabled: companyId !== null,
  });
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage, refetch } = query;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [hasNextPage, isFetching, isFetchNextPageError, fetchNextPage]);
  return { state: useListState(query), retry: () => void refetch() };
}
