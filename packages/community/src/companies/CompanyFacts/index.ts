export { CompanyFacts, type CompanyFactsProps } from './CompanyFacts';
