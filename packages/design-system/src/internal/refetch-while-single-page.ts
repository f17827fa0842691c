interface PagedQuery {
  state: { data: { pages: readonly unknown[] } | undefined; isInvalidated: boolean };
}

/** True if at most the first page of a list was fetched. */
export const isSinglePage = (data: PagedQuery['state']['data']): boolean => (data?.pages.length ?? 0) <= 1;

/** Does not affect the refetch after an invalidation. */
const shouldRefetch = ({ state }: PagedQuery): boolean => state.isInvalidated || isSinglePage(state.data);

/** Query options of an infinite query: no automatic refetch once it has several pages, as that would fetch all of them. */
export const REFETCH_WHILE_SINGLE_PAGE = {
  refetchOnWindowFocus: shouldRefetch,
  refetchOnMount: shouldRefetch,
  refetchOnReconnect: shouldRefetch,
};
