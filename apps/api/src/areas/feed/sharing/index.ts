export { MailLimits } from './mail-limits';
export { sendMemberMail } from './member-mail';
export { findOptOuts } from './opt-outs.repository';
export { forgetOldInvitations } from './sharing.repository';
export { sharingRoutes } from './sharing.routes';
