import { type RefObject, useLayoutEffect, useState } from 'react';

/** Shares of the table's width, in percent, in the order of the columns; null while nothing is known of them. */
type ColumnWidths = readonly number[] | null;

/**
 * Keeps the columns of a table as wide as its first rows made them: others would move them as they come and go. What
 * is laid out as lines has no columns; it waits for ground that is wide enough.
 *
 * @param isKept False where all rows are rendered, or widths are given.
 */
export function useFirstWidths(table: RefObject<HTMLTableElement | null>, isKept: boolean): ColumnWidths {
  const [widths, setWidths] = useState<ColumnWidths>(null);

  // After each render of the table: its columns may be others.
  useLayoutEffect(() => {
    const { current } = table;
    if (!isKept || !current) return;
    const cells = [...(current.tHead?.rows[0]?.cells ?? [])];
    if (widths && widths.length !== cells.length) return setWidths(null);
    if (widths) return;
    const measure = () => {
      const measured = cells.map((cell) => cell.getBoundingClientRect().width);
      const total = measured.reduce((sum, width) => sum + width, 0);
      if (total > 0) setWidths(measured.map((width) => (100 * width) / total));
    };
    const resized = new ResizeObserver(measure);
    resized.observe(current);
    measure();
    return () => resized.disconnect();
  });

  return isKept ? widths : null;
}
