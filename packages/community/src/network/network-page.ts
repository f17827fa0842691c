/** Large page size of the network lists, so that client-side search and sorting nearly always cover all rows. */
export const NETWORK_PAGE = { limit: 200 } as const;
