interface PagedQuery {
  state: { data: { pages: readonly unknown[] } | undefined; isInvalidated: boolean };
}

/** Whether no more than the first page of a list was read. */
export const isSinglePage = (data: PagedQuery['state']['data']): boolean => (data?.pages.length ?? 0) <= 1;

/** What is known to have changed is read all the same. */
const shouldRefetch = ({ state }: PagedQuery): boolean => state.isInvalidated || isSinglePage(state.data);

/** Options of a paged read: one that has grown is not read anew by itself, as that would read all of its pages. */
export const REFETCH_WHILE_SINGLE_PAGE = {
  refetchOnWindowFocus: shouldRefetch,
  refetchOnMount: shouldRefetch,
  refetchOnReconnect: shouldRefetch,
};
