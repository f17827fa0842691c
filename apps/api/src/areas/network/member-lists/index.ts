export { memberListRoutes } from './member-lists.routes';
export { partnerIds } from './partners.repository';
