/** Maximum sizes of a checked page's headers and markup in bytes. */
export const PREFLIGHT_HEADERS_MAX_BYTES = 64 * 2 ** 10;
export const PREFLIGHT_HTML_MAX_BYTES = 2 ** 20;
