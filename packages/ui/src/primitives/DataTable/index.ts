export {
  DATA_TABLE_WINDOWED_FROM,
  DataTable,
  type DataTableProps,
  type DataTableSelection,
} from './DataTable';
export type { DataTablePaging } from './DataTableFoot';
export { DataTableToolsButton, type DataTableToolsButtonProps } from './DataTableToolsButton';
export {
  DATA_TABLE_COLUMN_KINDS,
  type DataTableAlign,
  type DataTableColumn,
  type DataTableColumnKind,
  type DataTableSort,
} from './data-columns';
