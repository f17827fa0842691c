/**
 * Most cards of one request. The loader asks for all cards near the viewport at once, which are far fewer; a request of
 * so many still fits what servers take for an address.
 */
export const BATCH_MAX = 200;

/** Rows of a list, where a page names no number. */
export const ROWS_DEFAULT = 5;

/** Rows at most of versions that do not say how many each list has, which were published before they did. */
export const ROWS_MAX = 20;

/** Height of an element that is one line high, in px. */
export const LOW_HEIGHT_PX = 44;
