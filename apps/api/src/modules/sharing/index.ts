export { type MemberMailJob, sendMemberMail } from './member-mail';
export { sharingRoutes } from './sharing.routes';
