export { findOptOuts, purgeExpiredInvitations } from './sharing.repository';
export { sharingRoutes } from './sharing.routes';
export { MailLimits, sendMemberMail } from './sharing.service';
