export { sendAccountMail } from './account-mail';
export { findOwner, forgetOldRegistrations } from './registration.repository';
export { registrationRoutes } from './registration.routes';
export { memberOf } from './registration.service';
