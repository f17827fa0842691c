export { companyLinkCaseRoutes } from './company-link-cases.routes';
