export { DataTable, type DataTableProps, type DataTableSelection } from './DataTable';
export {
  DATA_TABLE_ALIGNS,
  type DataTableAlign,
  type DataTableColumn,
  type DataTableSort,
} from './data-columns';
