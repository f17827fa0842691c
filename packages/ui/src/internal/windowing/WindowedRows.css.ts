import { style } from '@vanilla-extract/css';

export const windowedRows = style({
  // Rows keep their places by script, in every browser alike.
  overflowAnchor: 'none',
});

/**
 * Its margins are its own: what a row is measured by holds them. Contained as it is, it is drawn once: an engine needs
 * not paint it anew where rows that come or go before it move it.
 */
export const windowedRow = style({ contain: 'layout style' });

/**
 * For a scroller whose rows are shown from their end. Engines count places of one that is laid out so from its end:
 * what comes or changes before what is seen moves nothing, and at the end it stays there. Holds one element.
 */
export const scrollsFromEnd = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  overflowX: 'hidden',
  overflowY: 'auto',
  overflowAnchor: 'none',
  overscrollBehavior: 'contain',
});
