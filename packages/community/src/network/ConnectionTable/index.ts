export { ConnectionTable, type ConnectionTableProps } from './ConnectionTable';
export { ConnectionTableContainer, type ConnectionTableContainerProps } from './ConnectionTableContainer';
