export { FollowerTable, type FollowerTableProps } from './FollowerTable';
export { FollowerTableContainer, type FollowerTableContainerProps } from './FollowerTableContainer';
