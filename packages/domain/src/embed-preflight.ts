/** Width in px under which a card on another site cannot say what it has to. */
export const EMBED_WIDTH_MIN_PX = 280;

/** Longest headers and markup of a page that are held against what cards need, in bytes. */
export const PREFLIGHT_HEADERS_MAX_BYTES = 64 * 2 ** 10;
export const PREFLIGHT_HTML_MAX_BYTES = 2 ** 20;
