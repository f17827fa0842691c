import { ALERTS_EN } from './alerts.en';
import { MAIL_EN } from './mail.en';
import { PLANS_EN } from './plans.en';
import { REPLIES_EN } from './replies.en';

/** All texts of the server, in ICU message syntax. */
export const EN = {
  ...ALERTS_EN,
  ...MAIL_EN,
  ...PLANS_EN,
  ...REPLIES_EN,

  'chat.formerMember': 'Former member',

  'socket.badFrame': 'Unknown frame.',
  'socket.limited': 'Too many frames. Slow down.',
  'socket.tooManyRooms': 'A socket can follow up to {limit} rooms.',
  'socket.notFound': 'Room not found.',
  'socket.internal': 'Something went wrong on our side.',
  'socket.stopping': 'The server is stopping.',

  'calendar.ofMember': 'Events of {name}',
  'calendar.ofProduct': 'Events about {name}',

  'share.subject':
    '{name} shared a {kind, select, post {post} product {product} company {company} other {profile}} with you',
  'share.body':
    'Hey Team, thought you might be interested in this {kind, select, post {post} product {product} company {company} other {profile}}.',

  'outbox.title': 'Outbox',
  'outbox.intro': 'Emails are kept here and aren’t sent, because no SMTP server is set (SMTP_URL).',
  'outbox.sending': 'Emails are sent through an SMTP server (SMTP_URL). Older ones are listed here.',
  'outbox.empty': 'No emails yet.',
  'outbox.back': 'All emails',
  'outbox.failed': 'Failed',
  'outbox.from': 'From',
  'outbox.to': 'To',
  'outbox.replyTo': 'Reply to',
  'outbox.time': 'Time',
  'outbox.unsubscribe': 'Unsubscribe at',
  'outbox.subject': 'Subject',
  'outbox.attachments': 'Attachments',
  'outbox.job': 'Job',
  'outbox.reason': 'Reason',
  'outbox.text': 'Plain text',

  'registration.unnamed': 'New member',
} as const;
