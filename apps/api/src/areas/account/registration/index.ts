export { sendAccountMail } from './account-mail';
export { invitationNotifications } from './invitation-notifications.repository';
export { findOwner, purgeExpiredRegistrations } from './registration.repository';
export { registrationRoutes } from './registration.routes';
export { findOrCreateMember } from './registration.service';
