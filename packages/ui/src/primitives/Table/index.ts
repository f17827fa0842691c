export { type TableSelection, toggleAllRows, toggleRow, toTableSelection } from './select-rows';
export {
  Table,
  TableBody,
  type TableBodyProps,
  TableHead,
  type TableHeadProps,
  type TableProps,
} from './Table';
export { TableColumn, type TableColumnProps } from './TableColumn';
export {
  TableFullRow,
  type TableFullRowProps,
  TableLoadingRows,
  type TableLoadingRowsProps,
} from './TableFill';
export { TableUnit, type TableUnitProps, TableWideOnly, type TableWideOnlyProps } from './TableFit';
export {
  TableCell,
  type TableCellProps,
  TableName,
  type TableNameProps,
  TableRow,
  TableRowAction,
  type TableRowActionProps,
  TableRowLink,
  type TableRowProps,
} from './TableRow';
export {
  TableSelectCell,
  type TableSelectCellProps,
  TableSelectColumn,
  type TableSelectColumnProps,
} from './TableSelect';
export { TableWindowedBody, type TableWindowedBodyProps } from './TableWindowedBody';
export {
  TABLE_CELL_KINDS,
  TABLE_PLACES,
  TABLE_ROW_STATES,
  TABLE_WINDOWED_FROM,
  type TableCellKind,
  type TablePlace,
  type TableRowState,
  type TableSort,
} from './table-props';
