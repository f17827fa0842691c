export { companyEditingRoutes } from './company-editing.routes';
