import type { CellValue } from '../../internal/write-csv';
import { withoutFormula } from '../../internal/write-csv';
import type { CellPlace } from './table-rows';
import type { TableTools } from './useTableTools';

/** Cells between two corners: from where it was begun to where it was taken. */
export interface CellRange {
  from: CellPlace;
  to: CellPlace;
}

export interface RangeBounds {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** First and last rows and columns, all included. */
export const rangeBounds = ({ from, to }: CellRange): RangeBounds => ({
  top: Math.min(from.row, to.row),
  bottom: Math.max(from.row, to.row),
  left: Math.min(from.column, to.column),
  right: Math.max(from.column, to.column),
});

export const isWithin = ({ top, bottom, left, right }: RangeBounds, row: number, column: number): boolean =>
  row >= top && row <= bottom && column >= left && column <= right;

/** Returns the values of the selected cells, row by row; columns without values are left out. */
export function valuesIn(tools: TableTools, bounds: RangeBounds): CellValue[][] {
  const columns = tools.shown.slice(bounds.left, bounds.right + 1).filter((column) => column.hasValues);
  return Array.from({ length: bounds.bottom - bounds.top + 1 }, (_, at) =>
    columns.map(({ id }) => tools.cellValue(bounds.top + at, id)),
  );
}

/** As spreadsheets take plain text: tabs between cells, which hold neither tabs nor lines of their own. */
export const toTabbedText = (values: readonly (readonly CellValue[])[]): string =>
  values
    .map((cells) => cells.map((value) => toText(value).replaceAll(/[\t\r\n]+/g, ' ')).join('\t'))
    .join('\n');

/** As spreadsheets and documents take it with its cells. */
export function toHtmlTable(values: readonly (readonly CellValue[])[]): string {
  const rows = values.map(
    (cells) => `<tr>${cells.map((value) => `<td>${escapeText(toText(value))}</td>`).join('')}</tr>`,
  );
  return `<meta charset="utf-8"><table>${rows.join('')}</table>`;
}

const toText = (value: CellValue): string =>
  typeof value === 'string' ? withoutFormula(value) : value === null ? '' : String(value);

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
