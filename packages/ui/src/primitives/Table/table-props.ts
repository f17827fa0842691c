/**
 * Place of a cell when the table is too narrow for columns and each row becomes a name, a line of facts and
 * one figure or action.
 */
export const TABLE_PLACES = ['name', 'facts', 'figure', 'action', 'hidden'] as const;
export type TablePlace = (typeof TABLE_PLACES)[number];

/** `number` is right-aligned with tabular figures, `index` a row number in mono. */
export const TABLE_CELL_KINDS = ['text', 'number', 'index'] as const;
export type TableCellKind = (typeof TABLE_CELL_KINDS)[number];

/** `added` has an amber tint that fades; `leaving` is grey while its removal can be undone. */
export const TABLE_ROW_STATES = ['idle', 'selected', 'added', 'leaving'] as const;
export type TableRowState = (typeof TABLE_ROW_STATES)[number];

export type TableSort = 'ascending' | 'descending' | 'none';

/**
 * Explicit ARIA roles: in some browsers, rows with `display: block` and their cells lose their implicit
 * roles.
 */
export const tableRoles = {
  table: { role: 'table' },
  body: { role: 'rowgroup' },
  row: { role: 'row' },
  column: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const;
