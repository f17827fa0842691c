export { TableTools, type TableToolsProps } from './TableTools';
export { TableToolsButton, type TableToolsButtonProps } from './TableToolsButton';
export type { TableSource, TableSourceColumn } from './useTableTools';
export { type TableTools as TableToolsState, type TableToolsColumn, useTableTools } from './useTableTools';
