import { style } from '@vanilla-extract/css';
import { focusRing } from '../../styles/focus';
import { primitive } from '../../styles/layers';

/** Scripts keep the rows in their places, in every browser alike. */
export const virtualList = style(primitive({ overflowAnchor: 'none' }));

/**
 * Its margins are its own: what a row is measured by holds them. Contained as it is, it is drawn once: an engine need
 * not paint it anew where rows that come or go before it move it.
 */
export const virtualListRow = style(primitive({ contain: 'layout style' }));

/**
 * For a list that is shown from its end. Engines count places of a scroller that is laid out so from its end: what
 * comes or changes before what is seen moves nothing, and at the end it stays there. Holds one element.
 */
export const scrollsFromEnd = style(
  primitive({
    display: 'flex',
    flexDirection: 'column-reverse',
    minBlockSize: 0,
    blockSize: '100%',
    overflowX: 'hidden',
    overflowY: 'auto',
    overflowAnchor: 'none',
    overscrollBehavior: 'contain',
    selectors: { '&:focus-visible': focusRing('inside') },
    '@media': { print: { display: 'block', blockSize: 'auto', overflow: 'visible' } },
  }),
);

/** Content of a scroller that begins at its end. */
export const scrolledContent = style(primitive({ flex: 'none', minInlineSize: 0 }));
