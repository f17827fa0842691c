export { requireMember } from './reauthentication';
export { findIdentities, findPasskeys } from './security.repository';
export { securityRoutes } from './security.routes';
export { passkeyView, sessionView } from './security.view';
