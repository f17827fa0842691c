import { type RefObject, useLayoutEffect } from 'react';
import { drawnRows, indexOfRow } from './table-rows';

/** What a cell is marked as; null where it is not. */
export type CellMark = (row: number, column: number) => string | null;

/**
 * Marks cells by an attribute, also those that are drawn later. The rows are not drawn anew for it: their marks are
 * nothing that they know of.
 *
 * @param attribute Such as `data-found`.
 * @param cellMark The same function as long as the marks are the same; null without any.
 */
export function useCellMarks(
  root: RefObject<HTMLElement | null>,
  attribute: string,
  cellMark: CellMark | null,
): void {
  useLayoutEffect(() => {
    const { current } = root;
    if (!current || !cellMark) return;
    const write = (mark: CellMark) => {
      for (const row of drawnRows(current)) {
        const index = indexOfRow(current, row);
        for (const [column, cell] of [...row.cells].entries()) set(cell, mark(index, column));
      }
    };
    const set = (cell: Element, value: string | null) => {
      if (value === null) cell.removeAttribute(attribute);
      else if (cell.getAttribute(attribute) !== value) cell.setAttribute(attribute, value);
    };
    write(cellMark);
    // Rows that come as the table is scrolled.
    const drawn = new MutationObserver(() => write(cellMark));
    for (const body of current.querySelectorAll('tbody')) drawn.observe(body, { childList: true });
    return () => {
      drawn.disconnect();
      write(() => null);
    };
  }, [root, attribute, cellMark]);
}
