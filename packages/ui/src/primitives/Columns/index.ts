export { COLUMN_RATIOS, type ColumnRatio, Columns, type ColumnsProps } from './Columns';
