/** Height of the view in px. @see PROD-026 */
export const VIEW_HEIGHT_PX = 275;

/** Height without borders. */
export const PICTURE_HEIGHT_PX = VIEW_HEIGHT_PX - 2;
