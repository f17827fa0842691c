export type { MailJob } from './mail';
export { createMailer, type Mailer } from './mailer';
export { findOutboxMessagesTo, forgetOldOutbox, type OutboxMessage } from './outbox.repository';
