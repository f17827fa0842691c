import type { SheetFault, SheetMapping } from './sheet-kinds';

const LETTERS = 26;
const CODE_OF_A = 65;

/** Names a cell as spreadsheets do, as in `C7`. @param column From 0. */
export function cellName(column: number, row: number): string {
  let letters = '';
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / LETTERS)) {
    letters = String.fromCharCode(CODE_OF_A + ((rest - 1) % LETTERS)) + letters;
  }
  return `${letters}${row}`;
}

/** Returns the place of a fault in the file. */
export function placeOf({ row, field }: SheetFault, mapping: SheetMapping) {
  const column = field === null ? null : (mapping[field] ?? null);
  return { column, cell: column === null ? null : cellName(column, row) };
}
