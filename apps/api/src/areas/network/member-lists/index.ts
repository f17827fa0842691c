export { partnerIds } from './member-lists.repository';
export { memberListRoutes } from './member-lists.routes';
