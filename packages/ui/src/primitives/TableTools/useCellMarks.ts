import { type RefObject, useLayoutEffect } from 'react';
import { drawnRows, indexOfRow } from './table-rows';

/** What a cell is marked as; null where it is not. */
export type MarkOf = (row: number, column: number) => string | null;

/**
 * Marks cells by an attribute, also those that are drawn later. The rows are not drawn anew for it: their marks are
 * nothing that they know of.
 *
 * @param attribute Such as `data-found`.
 * @param markOf The same function as long as the marks are the same; null without any.
 */
export function useCellMarks(
  root: RefObject<HTMLElement | null>,
  attribute: string,
  markOf: MarkOf | null,
): void {
  useLayoutEffect(() => {
    const { current } = root;
    if (!current || !markOf) return;
    const write = (mark: MarkOf) => {
      for (const row of drawnRows(current)) {
        const index = indexOfRow(current, row);
        for (const [column, cell] of [...row.cells].entries()) set(cell, mark(index, column));
      }
    };
    const set = (cell: Element, value: string | null) => {
      if (value === null) cell.removeAttribute(attribute);
      else if (cell.getAttribute(attribute) !== value) cell.setAttribute(attribute, value);
    };
    write(markOf);
    // Rows that come as the table is scrolled.
    const drawn = new MutationObserver(() => write(markOf));
    for (const body of current.querySelectorAll('tbody')) drawn.observe(body, { childList: true });
    return () => {
      drawn.disconnect();
      write(() => null);
    };
  }, [root, attribute, markOf]);
}
