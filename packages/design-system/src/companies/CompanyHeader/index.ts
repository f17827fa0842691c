export { CompanyHeader, type CompanyHeaderProps } from './CompanyHeader';
