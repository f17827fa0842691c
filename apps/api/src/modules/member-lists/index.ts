export { memberListRoutes } from './member-lists.routes';
