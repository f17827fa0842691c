export {
  CompanyDialog,
  type CompanyDialogProps,
  type CompanyValues,
  CreateCompanyDialogContainer,
  type CreateCompanyDialogContainerProps,
  EditCompanyDialogContainer,
  type EditCompanyDialogContainerProps,
} from './CompanyDialog';
export {
  CompanyDirectory,
  CompanyDirectoryContainer,
  type CompanyDirectoryContainerProps,
  type CompanyDirectoryProps,
  mapFilter,
  readCompanyFilter,
  toCompanySearch,
} from './CompanyDirectory';
export {
  COMPANY_ACTS,
  type CompanyAct,
  CompanyMenu,
  CompanyMenuContainer,
  type CompanyMenuContainerProps,
  type CompanyMenuProps,
} from './CompanyMenu';
export {
  CompanyContactTable,
  CompanyContactTableContainer,
  type CompanyContactTableProps,
  type CompanyPeopleContainerProps,
  CompanyPeopleList,
  CompanyPeopleListContainer,
  type CompanyPeopleListContainerProps,
  type CompanyPeopleListProps,
  type CompanyPeopleProps,
} from './CompanyPeople';
export {
  CompanyProductList,
  CompanyProductListContainer,
  type CompanyProductListContainerProps,
  type CompanyProductListProps,
} from './CompanyProductList';
export {
  CompanyProductTable,
  CompanyProductTableContainer,
  type CompanyProductTableContainerProps,
  type CompanyProductTableProps,
} from './CompanyProductTable';
export {
  COMPANY_TABS,
  CompanyStats,
  CompanyStatsContainer,
  type CompanyStatsContainerProps,
  type CompanyStatsProps,
  type CompanyTab,
  CompanyTabNav,
  type CompanyTabNavProps,
} from './CompanyTabNav';
export { ContactDetails, type ContactDetailsProps } from './ContactDetails';
export { CountryField, type CountryFieldProps } from './CountryField';
export { CompanyFollowersPage, type CompanyFollowersPageProps } from './pages/CompanyFollowersPage';
export { CompanyPage, type CompanyPageProps } from './pages/CompanyPage';
export { companyTabPath, readCompanyTab } from './pages/company-tabs';
