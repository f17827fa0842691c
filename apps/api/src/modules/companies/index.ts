export { mayJoin } from './companies.policy';
export { type CompanyChange, findCompanyNames } from './companies.repository';
export { companyRoutes } from './companies.routes';
export { describeCompany } from './companies.service';
