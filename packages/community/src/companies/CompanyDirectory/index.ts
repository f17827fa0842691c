export { CompanyDirectory, type CompanyDirectoryProps } from './CompanyDirectory';
export { CompanyDirectoryContainer, type CompanyDirectoryContainerProps } from './CompanyDirectoryContainer';
export { readCompanyFilter, toCompanySearch } from './read-company-filter';
