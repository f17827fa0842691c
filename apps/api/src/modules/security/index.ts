export { securityRoutes } from './security.routes';
