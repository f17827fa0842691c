import { type RefObject, useLayoutEffect, useState } from 'react';

/** Column widths in percent of the table, in order; null until measured. */
type ColumnWidths = readonly number[] | null;

/**
 * Freezes the column widths as the first rows set them: virtualized rows would change them while scrolling. If rows
 * are laid out as lines there are no columns, and it waits until the container is wide enough.
 *
 * @param isKept False if all rows are rendered, or widths are set.
 */
export function useFirstWidths(table: RefObject<HTMLTableElement | null>, isKept: boolean): ColumnWidths {
  const [widths, setWidths] = useState<ColumnWidths>(null);

  // Runs after each render, as the columns may have changed.
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
