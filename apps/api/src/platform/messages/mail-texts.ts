import type { ALERTS_EN } from './alerts.en';
import type { MAIL_EN } from './mail.en';
import type { PLANS_EN } from './plans.en';

/** Keys of mails to the sales desk, which are in English. */
type SalesKey =
  | 'mail.reason.sales'
  | `mail.invitationAsked.${string}`
  | `mail.inquiry.${string}`
  | `mail.quoteInquiry.${string}`;

/** Key of a text of mails and push messages to members and people whom they invite. */
type MailKey = Exclude<
  keyof typeof ALERTS_EN | keyof typeof MAIL_EN | Extract<keyof typeof PLANS_EN, `mail.${string}`>,
  SalesKey
>;

/** Translations of all texts of mails and push messages, with the same placeholders as in English. */
export type MailTexts = Readonly<Record<MailKey, string>>;
