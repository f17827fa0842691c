import { ALERTS_EN } from './alerts.en';
import { MAIL_EN } from './mail.en';
import { PLANS_EN } from './plans.en';
import { REPLIES_EN } from './replies.en';

/** Every text that the server itself writes, in ICU message syntax. */
export const EN = {
  ...ALERTS_EN,
  ...MAIL_EN,
  ...PLANS_EN,
  ...REPLIES_EN,

  'chat.formerMember': 'Former member',

  'socket.badFrame': 'This is no frame that is known here.',
  'socket.limited': 'Too many frames. Slow down.',
  'socket.tooManyRooms': 'A socket may follow at most {limit} rooms.',
  'socket.notFound': 'There is no such room.',
  'socket.internal': 'Something went wrong on our side.',
  'socket.stopping': 'The server is stopping.',

  'calendar.ofMember': 'Events of {name}',
  'calendar.ofProduct': 'Events: {name}',

  'share.subject':
    '{name} shared a {kind, select, post {post} product {product} company {company} other {profile}} with you',
  'share.body':
    'Hey Team, thought you might be interested in this {kind, select, post {post} product {product} company {company} other {profile}}.',

  'outbox.title': 'Outbox',
  'outbox.intro': 'Mails are kept here and not sent, as no mail server is set (SMTP_URL).',
  'outbox.sending': 'Mails are sent by a mail server (SMTP_URL); what is listed here was written before.',
  'outbox.empty': 'No mail was written yet.',
  'outbox.back': 'All mails',
  'outbox.failed': 'Given up',
  'outbox.from': 'From',
  'outbox.to': 'To',
  'outbox.replyTo': 'Reply to',
  'outbox.time': 'Time',
  'outbox.unsubscribe': 'Unsubscribe at',
  'outbox.subject': 'Subject',
  'outbox.attachments': 'Attachments',
  'outbox.job': 'Job',
  'outbox.reason': 'Reason',
  'outbox.text': 'As text',

  'registration.unnamed': 'New member',
} as const;
