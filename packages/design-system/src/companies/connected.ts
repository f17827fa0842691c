export { CompanyLinkContainer, type CompanyLinkContainerProps } from './CompanyLink/CompanyLinkContainer';
export { ObjectionContainer, type ObjectionContainerProps } from './CompanyLink/ObjectionContainer';
