/**
 * Height of every card for other people's pages, at every width, in px: it is kept free before anything is known of
 * the card, and a page never moves around it.
 */
export const CARD_HEIGHT_PX = 392;
