interface PagedQuery {
  state: { data: { pages: readonly unknown[] } | undefined; isInvalidated: boolean };
}

/** Whether no more than the first page of a list was read. */
export const isShort = (data: PagedQuery['state']['data']): boolean => (data?.pages.length ?? 0) <= 1;

/** What is known to have changed is read all the same. */
const isRead = ({ state }: PagedQuery): boolean => state.isInvalidated || isShort(state.data);

/** Options of a paged read: one that has grown is not read anew by itself, as that would read all of its pages. */
export const REREAD_WHILE_SHORT = {
  refetchOnWindowFocus: isRead,
  refetchOnMount: isRead,
  refetchOnReconnect: isRead,
};
