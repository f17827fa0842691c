import { computePosition, flip, hide, offset, type Placement, shift, size } from '@floating-ui/dom';
import {
  ARROW_PROPERTY,
  EDGE_PX,
  FLOAT_SIDES,
  type FloatAlign,
  type FloatPlacement,
  type FloatSide,
} from './float-props';

/** Minimum height of a float in px; below that it covers its anchor instead of shrinking. */
const LEAST_HEIGHT_PX = 120;

/**
 * Sets position and maximum height of a float as inline styles, in the browser only: on the preferred side of the
 * anchor or, if it does not fit, on the opposite one; shifted to stay inside the viewport; hidden while its anchor is
 * scrolled out of view. `data-side` is set to the resulting side.
 */
export async function placeFloat(anchor: Element, float: HTMLElement, wanted: FloatPlacement): Promise<void> {
  const { side = 'below', align = 'start', gap = 4, width = 'content' } = wanted;
  const isRightToLeft = getComputedStyle(anchor).direction === 'rtl';
  const { x, y, placement, middlewareData } = await computePosition(anchor, float, {
    strategy: 'fixed',
    placement: physical(side, align, isRightToLeft),
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
  float.dataset.side = FLOAT_SIDES.find((name) => placement.startsWith(physicalSide(name, isRightToLeft)));
  const box = anchor.getBoundingClientRect();
  const fromLeft = box.left + box.width / 2 - x;
  const fromStart = isRightToLeft ? float.offsetWidth - fromLeft : fromLeft;
  const middle = /^(top|bottom)/.test(placement) ? fromStart : box.top + box.height / 2 - y;
  float.style.setProperty(ARROW_PROPERTY, `${Math.round(middle)}px`);
}

/** The library mirrors the alignment in right-to-left pages, but not the side. */
function physical(side: FloatSide, align: FloatAlign, isRightToLeft: boolean): Placement {
  const turned = physicalSide(side, isRightToLeft);
  return align === 'center' ? turned : `${turned}-${align}`;
}

function physicalSide(side: FloatSide, isRightToLeft: boolean) {
  if (side === 'below') return 'bottom';
  if (side === 'above') return 'top';
  return (side === 'start') === isRightToLeft ? 'right' : 'left';
}
