/** Cells of a row by column, or the reason why it cannot be read. */
export interface SheetRow {
  /** Row number in the spreadsheet, from 1, including the header. */
  row: number;
  cells: readonly string[];
  /** Targets of the links of cells, by column. */
  links?: Readonly<Record<number, string>> | undefined;
  broken?: string;
}
