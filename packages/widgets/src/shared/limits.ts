/**
 * Height of every card at every width, in px, so that it can be kept free before anything is known of the card.
 * A fallback that is higher makes its card as high.
 */
export const CARD_HEIGHT_PX = 376;

/** Most cards of one request. */
export const BATCH_MAX = 50;
