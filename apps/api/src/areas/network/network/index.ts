export { networkRoutes } from './network.routes';
