export { findClosed, requireOpen, tellOfLinks, tellOfUnlinked } from './added-links';
export { linkNotifications } from './link-notifications.repository';
export type { Link } from './links.repository';
export { linkRoutes } from './links.routes';
export { ownVerdictView } from './links.view';
export { findOwnVerdicts } from './verdicts.repository';
