export { linkedinRoutes } from './linkedin.routes';
