import { style } from '@vanilla-extract/css';
import { focusRing } from '../../styles/focus';
import { primitive } from '../../styles/layers';

/** Disables scroll anchoring: JavaScript keeps the rows in place, in every browser alike. */
export const virtualList = style(primitive({ overflowAnchor: 'none' }));

/**
 * A formatting context of its own, so that its measured height includes margins. CSS containment isolates its painting:
 * it is not repainted when rows before it are added or removed.
 */
export const virtualListRow = style(primitive({ contain: 'layout style' }));

/**
 * For a list anchored at its end, with `column-reverse`: browsers then measure scroll positions from the end, so
 * changes above the viewport move nothing, and a list scrolled to its end stays there. Holds one element.
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

/** Content of a scroll container that is anchored at its end. */
export const scrolledContent = style(primitive({ flex: 'none', minInlineSize: 0 }));
