export { reviewCertificates } from './certificate-reminders';
export { mayDecideNames, mayJoin, mayRestore, maySetNames } from './companies.policy';
export { type CompanyChange, findNamingStanding, insertCompanies } from './companies.repository';
export { companyRoutes } from './companies.routes';
export { createCompany, describeCompany, editCompany, namesChanged, readCompany } from './companies.service';
export { servedSectors } from './companies.view';
export { isFactField, readCompanyFacts } from './company-facts';
