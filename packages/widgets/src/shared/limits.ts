/** Most cards of one request. */
export const BATCH_MAX = 50;
