import type { CellValue } from '../../internal/write-csv';

/** A column as the tools of a table know it. */
export interface TableSourceColumn<Row> {
  /** Names it in the session. */
  id: string;
  /** What stands in its head. */
  title: string;
  /** It cannot be hidden, as that of the names. */
  stays?: boolean;
  /** What a cell says, as a spreadsheet takes it. A column without is neither searched, copied nor saved. */
  cellValue?: (row: Row, index: number) => CellValue;
}

/** What a table shows, for what its tools find, copy and save. The same object as long as the rows are the same. */
export interface TableSource<Row> {
  /** Names the table in the session: its reader finds columns as they left them. */
  id: string;
  /** Of the file that is saved, without its ending. */
  name: string;
  /** In the order that they are shown. */
  rows: readonly Row[];
  /** How many there are, where not all are loaded: what is found and saved is then said to be of those that are. */
  total?: number;
  rowKey: (row: Row) => string;
  /** All, in the order of the heads, those that are hidden too. */
  columns: readonly TableSourceColumn<Row>[];
}
