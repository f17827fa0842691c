export { ExhibitorTable, type ExhibitorTableProps } from './ExhibitorTable';
export { ExhibitorTableContainer, type ExhibitorTableContainerProps } from './ExhibitorTableContainer';
