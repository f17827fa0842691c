/** What a photo may be; the server looks at the content. @see PROD-024 */
export const PHOTO_KINDS = ['image/jpeg', 'image/png'] as const;

/** Bytes: 10 MB, as the contract has it. */
export const PHOTO_MAX_BYTES = 10 * 2 ** 20;
