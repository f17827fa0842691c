export { CompanyDirectory, type CompanyDirectoryProps } from './CompanyDirectory';
export { CompanyDirectoryContainer, type CompanyDirectoryContainerProps } from './CompanyDirectoryContainer';
export { readCompanyFilter } from './read-company-filter';
