/** Rows of lists by the id of their subject; a list is created on first access. */
export interface RowsById<Row> {
  /** Returns the list itself: additions last. */
  of(id: string): Row[];
}

/** Creates lists on first access. */
export function rowsById<Row>(make: (id: string) => Row[]): RowsById<Row> {
  const made = new Map<string, Row[]>();
  return {
    of: (id) => {
      const rows = made.get(id) ?? make(id);
      made.set(id, rows);
      return rows;
    },
  };
}
