export {
  CompanyLinkContainer,
  type CompanyLinkContainerProps,
  ObjectionContainer,
  type ObjectionContainerProps,
} from './CompanyLink/CompanyLinkContainer';
