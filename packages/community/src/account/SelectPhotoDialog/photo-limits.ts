/** Accepted types of a photo; the server checks the content. @see PROD-024 */
export const PHOTO_KINDS = ['image/jpeg', 'image/png'] as const;

/** Maximum size in bytes: 10 MB, as in the contract. */
export const PHOTO_MAX_BYTES = 10 * 2 ** 20;
