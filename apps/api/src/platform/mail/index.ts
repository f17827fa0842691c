export { plainName } from './content';
export type { AccountNotice, MailData, MailJob } from './mail';
export { createMailer, type Mailer } from './mailer';
export { optOutPath, readOptOutLink } from './opt-out-links';
export {
  findOutboxMessage,
  findOutboxMessagesTo,
  listOutbox,
  type OutboxEntry,
  type OutboxMessage,
  purgeExpiredOutbox,
} from './outbox.repository';
export { languageOfMember } from './recipients.repository';
