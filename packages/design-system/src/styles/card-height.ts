/**
 * Height of every card for other people's pages, at every width, in px: it is kept free before anything is known of
 * the card, and a page never moves around it.
 */
export const CARD_HEIGHT_PX = 392;

/** Height of a row of a list on such a card, in px; five make a card of that height. */
export const LIST_ROW_HEIGHT_PX = 56;
