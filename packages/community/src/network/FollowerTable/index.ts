export { FollowerTable, type FollowerTableProps } from './FollowerTable';
export {
  CompanyFollowerTableContainer,
  type CompanyFollowerTableContainerProps,
  FollowerTableContainer,
  type FollowerTableContainerProps,
} from './FollowerTableContainer';
