import { type RefObject, useCallback, useEffect, useMemo, useState } from 'react';
import {
  type CellRange,
  isWithin,
  type RangeBounds,
  rangeBounds,
  toHtmlTable,
  toTabbedText,
  valuesIn,
} from './cell-range';
import type { CellPlace } from './table-rows';
import { useCellMarks } from './useCellMarks';
import type { TableTools } from './useTableTools';

export interface CellRangeState {
  range: CellRange | null;
  bounds: RangeBounds | null;
  /** Begins with one cell. */
  begin: (from: CellPlace) => void;
  /** Takes the chosen cells to another corner. */
  extend: (to: CellPlace) => void;
  clear: () => void;
  /** To the clipboard, as text and as a table. @throws where the browser refuses. */
  copy: () => Promise<void>;
}

/** The cells that are chosen; Ctrl+C copies them. They are let go when the rows or the columns are others. */
export function useCellRange(tools: TableTools, root: RefObject<HTMLElement | null>): CellRangeState {
  const { rows, shown } = tools;
  const [held, setHeld] = useState<{ range: CellRange; rows: unknown; shown: unknown } | null>(null);
  const range = held && held.rows === rows && held.shown === shown ? held.range : null;
  const bounds = useMemo(() => (range ? rangeBounds(range) : null), [range]);
  const cellMark = useMemo(
    () => bounds && ((row: number, column: number) => (isWithin(bounds, row, column) ? 'chosen' : null)),
    [bounds],
  );
  useCellMarks(root, 'data-range', cellMark);

  useEffect(() => {
    if (!bounds) return;
    const handleCopy = (event: ClipboardEvent) => {
      // What is typed in a field, or text that is chosen, is copied as ever.
      const isElsewhere = event.target instanceof Element && event.target.closest('input, textarea') !== null;
      if (isElsewhere || document.getSelection()?.type === 'Range' || !event.clipboardData) return;
      const values = valuesIn(tools, bounds);
      event.clipboardData.setData('text/plain', toTabbedText(values));
      event.clipboardData.setData('text/html', toHtmlTable(values));
      event.preventDefault();
    };
    document.addEventListener('copy', handleCopy);
    return () => document.removeEventListener('copy', handleCopy);
  }, [tools, bounds]);

  const begin = useCallback(
    (from: CellPlace) => setHeld({ range: { from, to: from }, rows, shown }),
    [rows, shown],
  );
  const extend = useCallback(
    (to: CellPlace) => setHeld((before) => before && { ...before, range: { ...before.range, to } }),
    [],
  );
  const clear = useCallback(() => setHeld(null), []);
  const copy = async () => {
    if (!bounds) return;
    const values = valuesIn(tools, bounds);
    const blob = (type: string, text: string) => new Blob([text], { type });
    await navigator.clipboard.write([
      new ClipboardItem({
        'text/plain': blob('text/plain', toTabbedText(values)),
        'text/html': blob('text/html', toHtmlTable(values)),
      }),
    ]);
  };
  return { range, bounds, begin, extend, clear, copy };
}
