export { mayJoin, mayRestore } from './companies.policy';
export { findCompanyNames, insertCompanies } from './companies.repository';
export { companyRoutes } from './companies.routes';
export { createCompany, describeCompany, editCompany } from './companies.service';
export type { CompanyChange } from './company-fields.repository';
export { readCompany } from './read-company';
