/** Longest headers and markup of a page that are held against what cards need, in bytes. */
export const PREFLIGHT_HEADERS_MAX_BYTES = 64 * 2 ** 10;
export const PREFLIGHT_HTML_MAX_BYTES = 2 ** 20;
