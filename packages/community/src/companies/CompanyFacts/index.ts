export { CompanyFacts, type CompanyFactsProps } from './CompanyFacts';
export { certificateName } from './known-facts';
