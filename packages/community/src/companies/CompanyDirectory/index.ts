export { CompanyDirectory, type CompanyDirectoryProps, companyColumns } from './CompanyDirectory';
export {
  CompanyDirectoryContainer,
  type CompanyDirectoryContainerProps,
  FollowListedCompany,
} from './CompanyDirectoryContainer';
export { readCompanyFilter } from './read-company-filter';
