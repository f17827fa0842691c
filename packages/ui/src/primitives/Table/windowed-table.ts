import { createContext, type Ref } from 'react';

/** Whether some rows of the table are not drawn: what is drawn then says which it is. */
export const WindowedTable = createContext(false);

/** What the body of such a table gives to the row that it draws. */
export interface WindowedTableRow {
  ref: Ref<HTMLTableRowElement>;
  /** From 1, that of the heads. */
  'aria-rowindex': number;
}

/** For the row that is drawn; null in a table that draws all. */
export const WindowedTableRowContext = createContext<WindowedTableRow | null>(null);
