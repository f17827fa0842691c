export { requireMember } from './reauthentication';
export { securityRoutes } from './security.routes';
export { sessionView } from './security.view';
