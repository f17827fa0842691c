export { mayDecideNames, mayJoin, mayRestore, maySetNames } from './companies.policy';
export { findNamingStanding, insertCompanies } from './companies.repository';
export { companyRoutes } from './companies.routes';
export { createCompany, describeCompany, editCompany, namesChanged } from './companies.service';
export type { CompanyChange } from './company-fields.repository';
export { readCompany } from './read-company';
