/**
 * Heights of cards for other sites by layout, at every width, in px: they are reserved before the data is loaded, to
 * prevent layout shift.
 */
export const CARD_HEIGHT_PX = 392;
export const STRIP_HEIGHT_PX = 144;
export const COMPACT_HEIGHT_PX = 56;

/** Height of a list row on such a card, in px; five make a card of that height. */
export const LIST_ROW_HEIGHT_PX = 56;

/** Returns the height from `--mr-card-height` of the host. @param own Default height of the layout, in px. */
export const cardHeight = (own: number): string => `var(--mr-card-height, ${own}px)`;

/** Container widths in px from which cards show more than in the narrow layout. */
export const cardWidth = {
  tiny: '(max-width: 260px)',
  middle: '(min-width: 600px)',
  wide: '(min-width: 860px)',
} as const;
