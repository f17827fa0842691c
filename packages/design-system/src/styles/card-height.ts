/**
 * Heights of cards for other people's pages by their layout, at every width, in px: they are kept free before anything
 * is known of the card, and a page never moves around it.
 */
export const CARD_HEIGHT_PX = 392;
export const STRIP_HEIGHT_PX = 144;
export const COMPACT_HEIGHT_PX = 56;

/** Height of a row of a list on such a card, in px; five make a card of that height. */
export const LIST_ROW_HEIGHT_PX = 56;

/** The height that the place of a card gives it by `--mr-card-height`. @param own That of its layout, in px. */
export const cardHeight = (own: number): string => `var(--mr-card-height, ${own}px)`;

/** Widths in px from which cards show more, beside the narrow one of every container. */
export const cardWidth = {
  tiny: '(max-width: 260px)',
  middle: '(min-width: 600px)',
  wide: '(min-width: 860px)',
} as const;
