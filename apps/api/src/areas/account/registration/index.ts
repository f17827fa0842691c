export { sendAccountMail } from './account-mail';
export { findOwner, purgeExpiredRegistrations } from './registration.repository';
export { registrationRoutes } from './registration.routes';
export { memberOf } from './registration.service';
