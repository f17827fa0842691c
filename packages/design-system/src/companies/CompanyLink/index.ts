export { CompanyLink, type CompanyLinkProps } from './CompanyLink';
export { CompanyLinkContainer, type CompanyLinkContainerProps } from './CompanyLinkContainer';
export { ObjectionContainer, type ObjectionContainerProps } from './ObjectionContainer';
export { VerifiedBadge, type VerifiedBadgeProps } from './VerifiedBadge';
