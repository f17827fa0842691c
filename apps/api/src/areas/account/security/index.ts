export { accessTokenRoutes } from './access-token.routes';
export { tellMember } from './account-notice';
export { requireMember } from './reauthentication';
export { findIdentities, findPasskeys, removeAddedSince, removeTotpSecret } from './security.repository';
export { securityRoutes } from './security.routes';
export { passkeyView, sessionView } from './security.view';
