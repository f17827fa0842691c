import { LAYOUT_HEIGHTS_PX, LOW_HEIGHT_PX, ROWS_DEFAULT } from '../shared/limits';
import type { Renderer } from '../shared/renderer';
import type { CardKey } from './card-cache';

/** True for elements with rows: a value chain only has them if it shows a part. */
export const hasRows = (element: string, part: string, rowsMax: number | undefined): boolean =>
  rowsMax !== undefined && (element !== 'value-chain' || part !== '');

/** Returns the height of a card by its layout and rows, in px. */
export function keptHeight(
  { element, layout, rows, part }: Pick<CardKey, 'element' | 'layout' | 'rows' | 'part'>,
  { elements, heightPx, rowHeightPx }: Renderer,
): number {
  const known = elements.find(({ name }) => name === element);
  if (known?.low) return LOW_HEIGHT_PX;
  if (layout === 'strip' || layout === 'compact') return LAYOUT_HEIGHTS_PX[layout];
  return hasRows(element, part, known?.rowsMax) ? heightPx + (rows - ROWS_DEFAULT) * rowHeightPx : heightPx;
}
