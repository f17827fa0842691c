export { MailLimits } from './mail-limits';
export { sendMemberMail } from './member-mail';
export { findOptOuts } from './opt-outs.repository';
export { purgeExpiredInvitations } from './sharing.repository';
export { sharingRoutes } from './sharing.routes';
