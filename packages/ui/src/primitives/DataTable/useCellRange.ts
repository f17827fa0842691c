import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { type CellValue, withoutFormula } from '../../internal/write-csv';
import { useMessages } from '../../messages/MessagesContext';
import { hasOwnKeys } from './cell-focus';
import { dataTableMessages } from './DataTable.messages';
import { type CellPlace, drawnRows, findCellPlace, indexOfRow } from './table-rows';
import type { TableTools } from './useTableTools';

export interface CellRangeState {
  range: CellRange | null;
  bounds: RangeBounds | null;
  /** Starts a range with one cell. */
  begin: (from: CellPlace) => void;
  /** Extends the range to another corner. */
  extend: (to: CellPlace) => void;
  clear: () => void;
  /** Copies the range to the clipboard as plain text and HTML. @throws if the browser refuses. */
  copy: () => Promise<void>;
}

/**
 * Manages the selected range of cells; Ctrl+C copies it, or the focused cell. The range is cleared when rows or columns
 * change.
 */
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
  const cellState = useMemo(
    () => bounds && ((row: number, column: number) => (isWithin(bounds, row, column) ? 'true' : null)),
    [bounds],
  );
  useCellMarks(root, 'aria-selected', cellState);

  useEffect(() => {
    const handleCopy = (event: ClipboardEvent) => {
      // In text fields, and for selected text, the browser's own copy is kept.
      const isElsewhere = event.target instanceof Element && hasOwnKeys(event.target);
      if (isElsewhere || document.getSelection()?.type === 'Range' || !event.clipboardData) return;
      const copied = bounds ?? focusedCell(root.current);
      if (!copied) return;
      const values = valuesIn(tools, copied);
      event.clipboardData.setData('text/plain', toTabbedText(values));
      event.clipboardData.setData('text/html', toHtmlTable(values));
      event.preventDefault();
    };
    document.addEventListener('copy', handleCopy);
    return () => document.removeEventListener('copy', handleCopy);
  }, [tools, bounds, root]);

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

/** A rectangle of cells: from the corner where it started to the one it was extended to. */
interface CellRange {
  from: CellPlace;
  to: CellPlace;
}

interface RangeBounds {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** Returns the focused cell as a range of one; null without any. */
function focusedCell(root: HTMLElement | null): RangeBounds | null {
  const { activeElement } = document;
  if (!root || !activeElement || !root.contains(activeElement)) return null;
  const place = findCellPlace(root, activeElement);
  return place && rangeBounds({ from: place, to: place });
}

/** First and last rows and columns, inclusive. */
const rangeBounds = ({ from, to }: CellRange): RangeBounds => ({
  top: Math.min(from.row, to.row),
  bottom: Math.max(from.row, to.row),
  left: Math.min(from.column, to.column),
  right: Math.max(from.column, to.column),
});

export const isWithin = ({ top, bottom, left, right }: RangeBounds, row: number, column: number): boolean =>
  row >= top && row <= bottom && column >= left && column <= right;

/** Returns the values of the selected cells, row by row; columns without values are left out. */
function valuesIn(tools: TableTools, bounds: RangeBounds): CellValue[][] {
  const columns = tools.shown.slice(bounds.left, bounds.right + 1).filter((column) => column.hasValues);
  return Array.from({ length: bounds.bottom - bounds.top + 1 }, (_, at) =>
    columns.map(({ id }) => tools.cellValue(bounds.top + at, id)),
  );
}

/** Formats cells as tab-separated text for spreadsheets; tabs and line breaks within cells are replaced. */
const toTabbedText = (values: readonly (readonly CellValue[])[]): string =>
  values
    .map((cells) => cells.map((value) => toText(value).replaceAll(/[\t\r\n]+/g, ' ')).join('\t'))
    .join('\n');

/** Formats cells as an HTML table for spreadsheets and documents. */
function toHtmlTable(values: readonly (readonly CellValue[])[]): string {
  const rows = values.map(
    (cells) => `<tr>${cells.map((value) => `<td>${escapeText(toText(value))}</td>`).join('')}</tr>`,
  );
  return `<meta charset="utf-8"><table>${rows.join('')}</table>`;
}

const toText = (value: CellValue): string =>
  typeof value === 'string' ? withoutFormula(value) : value === null ? '' : String(value);

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Returns the text with the number of selected cells; undefined for none. */
export function useSelectionText({ bounds }: CellRangeState): string | undefined {
  const messages = useMessages(dataTableMessages);
  if (!bounds) return undefined;
  return messages.format('tableTools.chosen', {
    rows: bounds.bottom - bounds.top + 1,
    columns: bounds.right - bounds.left + 1,
  });
}

/** Returns the highlight of a cell; null for none. */
type CellMark = (row: number, column: number) => string | null;

/**
 * Highlights cells by setting an attribute in the DOM, also on cells rendered later by virtualization. React does not
 * render the rows again for it.
 *
 * @param attribute Name, such as `data-found`.
 * @param cellMark Must be stable while the highlights are unchanged; null for none.
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
    // Rows that mount while the table scrolls.
    const drawn = new MutationObserver(() => write(cellMark));
    for (const body of current.querySelectorAll('tbody')) drawn.observe(body, { childList: true });
    return () => {
      drawn.disconnect();
      write(() => null);
    };
  }, [root, attribute, cellMark]);
}
