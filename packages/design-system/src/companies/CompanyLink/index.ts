export { CompanyLink, type CompanyLinkProps } from './CompanyLink';
export {
  CompanyLinkContainer,
  type CompanyLinkContainerProps,
  ObjectionContainer,
  type ObjectionContainerProps,
} from './CompanyLinkContainer';
export { VerifiedBadge, type VerifiedBadgeProps } from './VerifiedBadge';
