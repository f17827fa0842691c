export { findMember } from './members.repository';
export { memberRoutes } from './members.routes';
