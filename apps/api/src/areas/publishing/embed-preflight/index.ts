export { embedPreflightRoutes } from './embed-preflight.routes';
