/** Lists of one's network are read in long pages, so that their search and their order nearly always cover all. */
export const NETWORK_PAGE = { limit: 200 } as const;
