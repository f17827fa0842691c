export { CompanyHeader, type CompanyHeaderProps } from './CompanyHeader';
export { type CompanyDetails, toCompanyDetails } from './company-details';
