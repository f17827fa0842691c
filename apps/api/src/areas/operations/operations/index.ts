export { operationRoutes } from './operations.routes';
