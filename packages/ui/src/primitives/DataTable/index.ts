export { DataTable, type DataTableProps, type DataTableSelection } from './DataTable';
export type { DataTableColumn, DataTableSort } from './data-columns';
