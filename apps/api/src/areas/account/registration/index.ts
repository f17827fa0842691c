export { sendAccountMail } from './account-mail';
export { findOwner, purgeExpiredRegistrations } from './registration.repository';
export { registrationRoutes } from './registration.routes';
export { findOrCreateMember } from './registration.service';
