/** Height of the view in px. @see PROD-026 */
export const VIEW_HEIGHT_PX = 275;

/** Without its borders. */
export const PICTURE_HEIGHT_PX = VIEW_HEIGHT_PX - 2;

/** Width by height of what is cropped: a product's picture, and an event's. @see PROD-026, EVT-020 */
export const CROP_ASPECTS = { square: 1, event: 16 / 6.75 } as const;
