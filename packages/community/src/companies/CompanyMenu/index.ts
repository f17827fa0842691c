export { COMPANY_ACTS, type CompanyAct, CompanyMenu, type CompanyMenuProps } from './CompanyMenu';
export { CompanyMenuContainer, type CompanyMenuContainerProps } from './CompanyMenuContainer';
