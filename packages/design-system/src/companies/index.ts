export { CompanyHeader, type CompanyHeaderProps } from './CompanyHeader/CompanyHeader';
export { CompanyLink, type CompanyLinkProps } from './CompanyLink/CompanyLink';
export { VerifiedBadge, type VerifiedBadgeProps } from './CompanyLink/VerifiedBadge';
