import { computePosition, flip, hide, offset, type Placement, shift, size } from '@floating-ui/dom';

/** Where a float opens, seen from its anchor, if there is room: below, above, or beside it in reading direction. */
export const FLOAT_SIDES = ['below', 'above', 'start', 'end'] as const;
export type FloatSide = (typeof FLOAT_SIDES)[number];

/** Which edges of anchor and float stand in line. */
export const FLOAT_ALIGNS = ['start', 'center', 'end'] as const;
export type FloatAlign = (typeof FLOAT_ALIGNS)[number];

export interface FloatPlacement {
  /** Default `below`. */
  side?: FloatSide;
  /** Default `start`. */
  align?: FloatAlign;
  /** px between anchor and float. Default 4. */
  gap?: number;
  /** `anchor` makes it as wide as its anchor. Default `content`. */
  width?: 'content' | 'anchor';
}

/** px that stay free between a float and the edge of what is seen. */
export const EDGE_PX = 8;

/** px below which a float shrinks no further; it covers its anchor instead. */
const LEAST_HEIGHT_PX = 120;

/** Where the middle of the anchor is, in px from the float's start: for an arrow. */
export const ARROW_PROPERTY = '--mr-float-arrow';

/**
 * Writes position and largest height of a float into its style, in the browser only: on its side of the anchor or,
 * without room there, on the other; pushed back where it would leave the window; hidden while its anchor is
 * scrolled out of sight. `data-side` says where it ended.
 */
export async function placeFloat(anchor: Element, float: HTMLElement, wanted: FloatPlacement): Promise<void> {
  const { side = 'below', align = 'start', gap = 4, width = 'content' } = wanted;
  const { x, y, placement, middlewareData } = await computePosition(anchor, float, {
    strategy: 'fixed',
    placement: physical(side, align, getComputedStyle(anchor).direction === 'rtl'),
    middleware: [
      offset(gap),
      flip({ padding: EDGE_PX }),
      size({
        padding: EDGE_PX,
        apply({ availableHeight, rects: { reference } }) {
          float.style.maxHeight = `${Math.max(LEAST_HEIGHT_PX, Math.floor(availableHeight))}px`;
          if (width === 'anchor') float.style.width = `${reference.width}px`;
        },
      }),
      shift({ padding: EDGE_PX, crossAxis: true }),
      hide(),
    ],
  });
  float.style.left = `${Math.round(x)}px`;
  float.style.top = `${Math.round(y)}px`;
  float.style.visibility = middlewareData.hide?.referenceHidden ? 'hidden' : '';
  float.dataset.side = placement.split('-')[0];
  const box = anchor.getBoundingClientRect();
  const middle = /^(top|bottom)/.test(placement)
    ? box.left + box.width / 2 - x
    : box.top + box.height / 2 - y;
  float.style.setProperty(ARROW_PROPERTY, `${Math.round(middle)}px`);
}

/** Above and below follow the reading direction by themselves; start and end are turned here. */
function physical(side: FloatSide, align: FloatAlign, isRightToLeft: boolean): Placement {
  const sides = {
    below: 'bottom',
    above: 'top',
    start: isRightToLeft ? 'right' : 'left',
    end: isRightToLeft ? 'left' : 'right',
  } as const;
  return align === 'center' ? sides[side] : `${sides[side]}-${align}`;
}
