export {
  Table,
  TableBody,
  type TableBodyProps,
  TableHead,
  type TableHeadProps,
  type TableProps,
} from './Table';
export { TableColumn, type TableColumnProps } from './TableColumn';
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
  TABLE_CELL_KINDS,
  TABLE_PLACES,
  TABLE_ROW_STATES,
  type TableCellKind,
  type TablePlace,
  type TableRowState,
  type TableSort,
  tableRoles,
} from './table-props';
