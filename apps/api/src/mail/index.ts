export type { MailData, MailJob } from './mail';
export { createMailer, type Mailer } from './mailer';
export {
  findOutboxMessage,
  findOutboxMessagesTo,
  forgetOldOutbox,
  listOutbox,
  type OutboxEntry,
  type OutboxMessage,
} from './outbox.repository';
