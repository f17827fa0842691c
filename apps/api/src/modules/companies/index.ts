export { findCompanyNames } from './companies.repository';
export { companyRoutes } from './companies.routes';
