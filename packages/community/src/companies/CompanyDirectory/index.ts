export { CompanyDirectory, type CompanyDirectoryProps, companyColumns } from './CompanyDirectory';
export {
  CompanyDirectoryContainer,
  type CompanyDirectoryContainerProps,
  FollowListedCompany,
} from './CompanyDirectoryContainer';
export { mapFilter, readCompanyFilter, toCompanySearch } from './read-company-filter';
