export { FollowedCompanyTable, type FollowedCompanyTableProps } from './FollowedCompanyTable';
export {
  FollowedCompanyTableContainer,
  type FollowedCompanyTableContainerProps,
} from './FollowedCompanyTableContainer';
