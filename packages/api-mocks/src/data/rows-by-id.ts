/** Rows of lists, by the id of what the list is about; a list is made when it is first asked for. */
export interface RowsById<Row> {
  /** The list itself: what is put into it stays. */
  of(id: string): Row[];
}

/** Lists that are made when they are first asked for. */
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
