export { linkNotifications } from './link-notifications.repository';
export { findOwnVerdicts, type Link } from './links.repository';
export { linkRoutes } from './links.routes';
export { findClosed, requireOpen, tellOfLinks, tellOfUnlinked } from './links.service';
export { ownVerdictView } from './links.view';
