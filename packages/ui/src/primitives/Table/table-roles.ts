/**
 * A row that is laid out as a block loses its role in some browsers, and its cells with it; so the roles of the
 * elements are written out.
 */
export const tableRoles = {
  table: { role: 'table' },
  body: { role: 'rowgroup' },
  row: { role: 'row' },
  column: { role: 'columnheader' },
  cell: { role: 'cell' },
  /** A row that is room and nothing else. */
  gap: { 'aria-hidden': true },
} as const;
