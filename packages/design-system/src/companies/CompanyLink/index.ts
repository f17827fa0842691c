export { CompanyLink, type CompanyLinkProps } from './CompanyLink';
export {
  CompanyLinkContainer,
  type CompanyLinkContainerProps,
  ObjectionContainer,
  type ObjectionContainerProps,
} from './CompanyLinkContainer';
export { type CompanyStanding, toCompanyStanding } from './company-standing';
export { VerifiedBadge, type VerifiedBadgeProps } from './VerifiedBadge';
