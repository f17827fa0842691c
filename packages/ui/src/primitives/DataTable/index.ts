export { DataTable, type DataTableProps, type DataTableSelection } from './DataTable';
export type { DataTableAlign, DataTableColumn, DataTableSort } from './data-columns';
