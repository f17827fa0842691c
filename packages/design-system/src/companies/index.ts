export { CompanyHeader, type CompanyHeaderProps } from './CompanyHeader/CompanyHeader';
export { type CompanyDetails, toCompanyDetails } from './CompanyHeader/company-details';
export { CompanyLink, type CompanyLinkProps } from './CompanyLink/CompanyLink';
export { type CompanyStanding, toCompanyStanding } from './CompanyLink/company-standing';
export { VerifiedBadge, type VerifiedBadgeProps } from './CompanyLink/VerifiedBadge';
